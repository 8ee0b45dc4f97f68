# Samouczki, których nie da się przeprowadzić.

tutorial-malformed = Plik „{ $file }” nie jest samouczkiem, jaki opisuje docs/how-to/write-a-tutorial.md: { $fault }
tutorial-lesson = Lekcji { $lesson } samouczka „{ $file }” nie da się przeprowadzić: { $fault }
tutorial-no-step = Ten samouczek nie ma kroku { $step }. Kroki liczy się od 0, a { $last } to jego koniec.
