// Stands in for the process apart: does what a hostile input might make that one do.
const acts = {
  answer: (value) => process.send({ value }),
  throw: () => process.send({ failed: 'it threw' }),
  freeze: () => {
    for (;;);
  },
  die: () => process.kill(process.pid, 'SIGKILL'),
  environment: () => process.send({ value: Object.keys(process.env).sort() }),
}
process.on('disconnect', () => process.exit(0))
process.on('message', ({ task, input }) => {
  // As where a library has been lost while the process ran.
  if (task === 'lack') process.exit(1)
  process.send({ ready: true })
  acts[task](input)
})
