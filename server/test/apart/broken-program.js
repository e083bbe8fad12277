// Simulates an installation that has lost a library.
process.exit(1)
