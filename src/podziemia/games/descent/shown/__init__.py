"""What a seat may know, how it lies on the table, and options in words."""
