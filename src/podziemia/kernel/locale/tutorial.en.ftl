# Tutorials that cannot be given.

tutorial-malformed = The file “{ $file }” is not a tutorial as docs/how-to/write-a-tutorial.md describes it: { $fault }
tutorial-lesson = Lesson { $lesson } of the tutorial “{ $file }” cannot be given: { $fault }
tutorial-no-step = This tutorial has no step { $step }. Its steps are counted from 0, and { $last } is its end.
