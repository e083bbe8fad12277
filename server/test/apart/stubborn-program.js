// Replaces the separate process: does what a hostile input might make it do.
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
  // As if a library was lost while the process ran.
  if (task === 'lack') process.exit(1)
  process.send({ ready: true })
  acts[task](input)
})
