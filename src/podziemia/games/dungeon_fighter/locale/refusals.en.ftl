# Why something cannot be chosen. The rule that forbids it stands beside the sentence.

df-refused-not-now = That cannot be chosen now. Choose one of the things offered.
