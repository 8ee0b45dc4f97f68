cli-measuring = Pomiar
cli-measured-written = Zapisano: { $file }.
