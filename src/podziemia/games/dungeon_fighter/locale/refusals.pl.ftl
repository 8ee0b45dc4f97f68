# Dlaczego czegoś nie można wybrać. Zasada, która tego zabrania, stoi obok zdania.

df-refused-not-now = Tego nie można teraz wybrać. Wybierz jedną z podanych możliwości.

## Wszędzie

df-refused-must-choose = Nie można odmówić. Wybierz coś z tego, co jest do wyboru.
df-refused-answer-first = Najpierw trzeba odpowiedzieć na inne pytanie. Wybierz coś z tego, co jest do wyboru.
df-refused-no-such-hero = W drużynie nie ma takiego bohatera. Wybierz kogoś z obecnych.

## Podziemia

df-refused-hero-taken = Tego bohatera nie ma do wyboru. Wybierz jednego z pozostałych.
df-refused-not-drawn = Tej komnaty nie ma wśród dobranych. Wybierz jedną z tych dwóch.
df-refused-freebie = Darmówki nie można odmówić, dopóki ktoś może ją nieść. Wybierz, kto ją bierze.

## Kości

df-refused-no-fight = Teraz nie ma walki. Kości bierze się, gdy pojawi się potwór.
df-refused-not-choosing-die = Kość jest już wybrana albo jeszcze na to za wcześnie.
df-refused-white-later = Białe kości są na końcu. Weź najpierw kolorową albo specjalną.
df-refused-no-white-die = W skrzyni nie ma białej kości. Odzyskajcie kolorowe.
df-refused-die-thrown = Ta kość została już rzucona w tej walce. Weź inną.
df-refused-die-next-turn = Ta kość dopiero co doszła. Można nią rzucać od następnej tury.
df-refused-no-special-die = Drużyna nie ma tej kości w tej walce.
df-refused-recover-dice-left = Jest jeszcze czym rzucać. Kości odzyskuje się dopiero, gdy nie ma żadnej.
df-refused-recover-battle = W batalii z wielkim złym nie można odzyskać kolorowych kości.
df-refused-no-flight = Zwiewać można na początku tury, gdy komnata i potwór wymagają dwóch różnych technik i jest jeszcze inny potwór.

## Rzut

df-refused-declared = Rzut jest już zapowiedziany. Zapowiedź obowiązuje, aż kość spadnie.
df-refused-no-weapon = Nie masz takiej broni.
df-refused-weapon-twice = Każdej broni można użyć w rzucie raz.
df-refused-no-roundhouse = Technikę { CARD("roundhouse") } można wybrać tylko, gdy gra chwytliwa melodia.
df-refused-no-such-cube = Są trzy kostki wody. Wybierz jedną z nich.

## Wynik

df-refused-repeat-over = Na powtórzenie rzutu jest za późno albo za wcześnie.
df-refused-not-careless = Powtórzyć można tylko rzut w nieuważnego potwora, i to gdy kość leży na 1.
df-refused-no-second-try = { CARD("fix") } wymaga własnego oka i bohatera, który ją ma.
df-refused-no-eye = Nie ma oka, którym można by aktywować umiejętność.
df-refused-not-own-skill = Tę umiejętność ma ktoś inny.
df-refused-scar = Blizna zakrywa umiejętność { CARD($skill) }.
df-refused-fix-over = { CARD("fix") } działa, zanim wynik jest ustalony. Już za późno.
df-refused-other-colour = Kolorowa kość aktywuje umiejętność swojego koloru.
df-refused-skill-compulsory = Oka trzeba użyć. Wybierz umiejętność.
df-refused-no-ballads = Ulepszenia należą do wariantu z balladami i awansami.
df-refused-no-upgrade = Nie masz gotowego ulepszenia dla tej kości.
df-refused-no-token = Na potworze nie ma żetonu zabijaki.
df-refused-no-line = Obie sekcje liczą się tylko przy trafieniu na linii tarczy.
df-refused-summed = Obie sekcje są już policzone.

## Karty

df-refused-no-such-card = Nie ma takiej karty.
df-refused-card-gone = { CARD($card) }: tej karty już nie ma w grze.
df-refused-not-carried = { CARD($card) }: nie możesz użyć tej karty.
df-refused-stunned = { CARD($hero) } leży bez przytomności i niczego nie użyje.
df-refused-not-active = Może tego użyć tylko bohater, którego jest tura.
df-refused-armour-used = { CARD($card) }: w tej walce już po użyciu. Po odpoczynku znów będzie gotowe.
df-refused-weapon = { CARD($card) } to broń: zapowiada się ją przed rzutem.
df-refused-card-no-effect = { CARD($card) } niczego by teraz nie zmieniło. Zachowaj na później.
df-refused-card-not-now = { CARD($card) }: to nie ta chwila.
df-refused-not-healed = Życie odzyskują tylko bohaterowie na nogach.

## Odpoczynek i kramik

df-refused-scar-taken = Na tym kolorze jest już blizna. Wybierz inny.
df-refused-upgrade-compulsory = Trzy punkty doświadczenia trzeba wydać. Wybierz umiejętność.
df-refused-upgraded = Ta umiejętność jest już ulepszona.
df-refused-not-resting = Ekwipunek przechodzi z rąk do rąk tylko podczas odpoczynku.
df-refused-rarity = Rarytas należy do całej drużyny i leży przy skrzyni.
df-refused-dead = { CARD($hero) } nie żyje i niczego nie niesie.
df-refused-same-card = { CARD($hero) } ma już kartę { CARD($card) }.
df-refused-passed-before = W tym odpoczynku było to już przekazane albo odrzucone. Zostaw to do następnego.
df-refused-no-slot = { CARD($hero) } nie ma miejsca na kartę { CARD($card) }.
df-refused-no-swap = Tych kart nie można zamienić: po zamianie oboje muszą móc nieść to, co mają.
df-refused-no-market = Teraz nie ma kramiku.
df-refused-no-coins = To kosztuje { $price }, a w skrzyni jest monet: { $coins }.
df-refused-nine-dice = Drużyna ma dziewięć białych kości. Więcej mieć nie może.
df-refused-not-on-sale = Tej karty nie ma na sprzedaż.
df-refused-for-whom = Powiedz, dla kogo jest ta karta.
df-refused-all-healthy = Teraz nie można kupić leczenia.
