cli-written-fine = { $file }: nothing is wrong.
