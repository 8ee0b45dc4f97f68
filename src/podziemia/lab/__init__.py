"""The lab: the games simulated, measured and studied. Nothing imports it but the command line."""
