cli-written-fine = { $file }: wszystko w porządku.
