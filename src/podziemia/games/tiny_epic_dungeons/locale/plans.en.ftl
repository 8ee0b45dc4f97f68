# What a bot means to do, in a line for its partners.

ted-plan-explore = { CARD($hero) } goes on exploring.
ted-plan-goblin = { CARD($hero) } goes for a goblin.
ted-plan-minion = { CARD($hero) } goes for a minion.
ted-plan-boss = { CARD($hero) } goes for the Boss.
ted-plan-seal = { CARD($hero) } wants to lure the Boss over a seal.
ted-plan-gate = { CARD($hero) } is bound for the Gate.
ted-plan-rest = { CARD($hero) } needs a rest.
ted-plan-search = { CARD($hero) } searches for something useful.
ted-plan-spell = { CARD($hero) } casts a spell.
ted-plan-help = { CARD($hero) } uses what helps now.
