# Co zamierza bot, w jednym zdaniu dla współgraczy.

ted-plan-explore = { CARD($hero) }: idę odkrywać dalej.
ted-plan-goblin = { CARD($hero) }: biorę na siebie goblina.
ted-plan-minion = { CARD($hero) }: biorę na siebie sługusa.
ted-plan-boss = { CARD($hero) }: ruszam na Bossa.
ted-plan-seal = { CARD($hero) }: chcę zwabić Bossa na pieczęć.
ted-plan-gate = { CARD($hero) }: idę do Wrót.
ted-plan-rest = { CARD($hero) }: muszę odpocząć.
ted-plan-search = { CARD($hero) }: szukam czegoś przydatnego.
ted-plan-spell = { CARD($hero) }: rzucam zaklęcie.
ted-plan-help = { CARD($hero) }: używam tego, co teraz pomoże.
