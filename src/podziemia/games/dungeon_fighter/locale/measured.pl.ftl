# Co mówi `podziemia throws measure`.

df-measured = Jak kończą się rzuty: trafienia, obrażenia na rzut i odległość od tego, co się losuje, gdy nic nie jest symulowane (0 żadna, 1 zupełna).
df-measured-cell = { $techniques ->
    [none] Zwykły rzut
   *[other] { CARDS($techniques) }
}, { df-hand }: { $hit } % trafień w { $throws } rzutach, obrażenia { $damage }, odległość { $distance }
