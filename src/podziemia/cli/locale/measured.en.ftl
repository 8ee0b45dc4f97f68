cli-measuring = Measuring
cli-measured-written = { $file } is written.
