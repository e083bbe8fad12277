import { expect, test } from 'vitest'
import { runHook } from './hook.ts'
import { livePage } from './live-page.ts'

const MAILER = { processID: 'mailer/12', processKind: 'mailer', done: 40, total: 100, state: 'sending' }
const IMPORT = { processID: 'import/3', processKind: 'import', done: 1, total: 9, state: 'running' }

/** A component that follows long work, on a page whose channel is open. */
const open = async () => {
  const { connect, heard } = await livePage().open()
  const { useProgress } = await import('#data/progress.ts')
  const { now } = await runHook(useProgress)
  return { now, socket: await connect(), heard }
}

test('of each long work the latest progress is known, beside the others’', async () => {
  const { now, socket } = await open()
  expect([...now()]).toEqual([])
  socket.hears('process_progress', MAILER)
  await expect.poll(() => [...now()]).toEqual([['mailer/12', MAILER]])
  socket.hears('process_progress', IMPORT)
  await expect.poll(() => [...now().values()]).toEqual([MAILER, IMPORT])
  const done = { ...MAILER, done: 100, state: 'sent' }
  socket.hears('process_progress', done)
  await expect.poll(() => [...now().values()]).toEqual([done, IMPORT])
})

test('other events are no progress', async () => {
  const { now, socket, heard } = await open()
  socket.hears('process_progress', MAILER)
  socket.hears('reload_mailers', { jobID: 12 }, 51)
  socket.hears('presence', { convoID: 7, userIDs: [5] })
  await expect.poll(() => heard).toEqual(['process_progress', 'reload_mailers', 'presence'])
  await expect.poll(() => [...now()]).toEqual([['mailer/12', MAILER]])
  const before = now()
  socket.hears('reload_mailers', { jobID: 12 }, 52)
  await expect.poll(() => heard).toHaveLength(4)
  await Promise.resolve()
  expect(now()).toBe(before)
})
