// Simulates a machine so busy that the process does not get to begin.
process.on('disconnect', () => process.exit(0))
setInterval(() => undefined, 1000)
