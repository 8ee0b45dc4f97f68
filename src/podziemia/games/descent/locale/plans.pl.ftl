# Co zamierza bot, w jednym zdaniu dla współgraczy.

dj-plan-explore = { CARD($hero) } chce zobaczyć, co jest dalej.
dj-plan-glyph = { CARD($hero) } idzie do glifu.
dj-plan-fight = { CARD($hero) } szuka walki.
dj-plan-quest = { CARD($hero) } robi to, o co chodzi w wyprawie.
dj-plan-find = { CARD($hero) } zbiera, co leży w pobliżu.
dj-plan-heal = { CARD($hero) } sięga po miksturę.
dj-plan-shop = { CARD($hero) } idzie na zakupy.
dj-plan-return = { CARD($hero) } wraca z miasta.
dj-plan-guard = { CARD($hero) } staje na straży.
dj-plan-aim = { CARD($hero) } bierze cel na oko.
dj-plan-dodge = { CARD($hero) } szykuje się do uniku.
dj-plan-rest = { CARD($hero) } łapie oddech.
