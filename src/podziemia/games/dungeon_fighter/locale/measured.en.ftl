# What `podziemia throws measure` says.

df-measured = How throws end: hits, damage of a throw, and the distance from what is drawn where nothing is simulated (0 none, 1 all).
df-measured-cell = { $techniques ->
    [none] Plain throw
   *[other] { CARDS($techniques) }
}, { df-hand }: { $hit } % of { $throws } hit, { $damage } damage, distance { $distance }
