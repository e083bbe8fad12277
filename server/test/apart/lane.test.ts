import { cpSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Effect } from 'effect'
import { afterEach, expect, test } from 'vitest'
import { scratch } from '@xd/fixtures/testing/scratch.ts'
import { Apart } from '@xd/server/providers/apart/apart.ts'
import { type LaneOptions, makeLane } from '@xd/server/providers/apart/lane.ts'
import { apartLayer } from '@xd/server/providers/apart/layer.ts'

const program = fileURLToPath(new URL('./stubborn-program.js', import.meta.url))

let lane: ReturnType<typeof makeLane>
const open = (options: Partial<LaneOptions> = {}) => (lane = makeLane({ mostWaiting: 100, program, ...options }))
afterEach(() => lane.close())

const mailOf = (subject: string, text: string) =>
  Buffer.from(
    JSON.stringify({
      event: 'mail.received',
      messageID: '<1@x.test>',
      from: '',
      to: '',
      subject,
      text,
      html: null,
      inReplyTo: null,
    }),
  )

test('a hanging task is ended at its deadline, and the tasks behind it still run', async () => {
  const { run } = open({ deadlineMs: 300 })
  const frozen = run('freeze', null)
  const behind = run('answer', 'behind')
  await expect(frozen).rejects.toMatchObject({ why: 'too long' })
  await expect(behind).resolves.toBe('behind')
})

test('a task that crashes the process fails alone', async () => {
  const { run } = open()
  const asked = [run('answer', 1), run('die', null), run('answer', 2), run('throw', null), run('answer', 3)]
  expect(await Promise.allSettled(asked)).toMatchObject([
    { value: 1 },
    { reason: { why: 'ended' } },
    { value: 2 },
    { reason: { why: 'threw', message: 'it threw' } },
    { value: 3 },
  ])
})

test.each([
  ['is not there', 'no-such-program.js', {}],
  ['ends at once', 'broken-program.js', {}],
  ['never gets ready', 'silent-program.js', { startMs: 100 }],
])('a program that %s doesn’t count against its task', async (_, file, options) => {
  const failing = fileURLToPath(new URL(`./${file}`, import.meta.url))
  const { run } = open({ program: failing, ...options })
  const asked = await Promise.allSettled([run('answer', 1), run('answer', 2)])
  expect(asked).toMatchObject([
    { reason: { why: 'not started', isOurs: true } },
    { reason: { why: 'not started', isOurs: true } },
  ])
})

test('a process that ends before it has loaded a task’s libraries doesn’t count against the task', async () => {
  const { run } = open()
  const asked = [run('answer', 1), run('lack', null), run('answer', 2)]
  expect(await Promise.allSettled(asked)).toMatchObject([
    { value: 1 },
    { reason: { why: 'not started', isOurs: true } },
    { value: 2 },
  ])
})

test('a lost library doesn’t count against its task, and tasks without it still run', async () => {
  const folder = scratch('xd-lost-')
  // In a folder without the libraries beside it.
  cpSync(dirname(process.env['XD_TEST_APART']!), folder, { recursive: true })
  const { run } = open({ program: join(folder, 'apart.js') })
  const asked = [run('picture', Buffer.of()), run('sandboxMail', mailOf('Hello', 'Is it ready?'))]
  expect(await Promise.allSettled(asked)).toMatchObject([
    { reason: { why: 'not started', isOurs: true, message: expect.stringContaining('sharp') } },
    { value: { subject: 'Hello' } },
  ])
})

test('bytes go in and out unchanged', async () => {
  const bytes = Buffer.from([0, 255, 1])
  expect(await open().run('answer', { bytes })).toEqual({ bytes })
})

test('a large input is sent in pieces and arrives whole, alongside others', async () => {
  lane = makeLane({ mostWaiting: 100 })
  const { run } = lane
  const asked = await Promise.all(
    ['one', 'two'].map((subject) => run('sandboxMail', mailOf(subject, 'é'.repeat(2_000_000)))),
  )
  expect(asked).toMatchObject(['one', 'two'].map((subject) => ({ subject, text: 'é'.repeat(100_000) })))
})

test('tasks beyond the queue limit are refused at once', async () => {
  const { run } = open({ mostWaiting: 1 })
  const asked = [run('answer', 1), run('answer', 2), run('answer', 3)]
  expect(await Promise.allSettled(asked)).toMatchObject([{ value: 1 }, { value: 2 }, { reason: { why: 'busy' } }])
})

// One runs, and the rest wait.
test.each([
  ['staff', 41],
  ['outside', 60],
  ['print', 21],
] as const)('of 60 tasks of the lane %s at once, %i are taken', async (on, taken) => {
  const runs = Effect.gen(function* () {
    const { run } = yield* Apart
    const asked = Array.from({ length: 60 }, (_, nth) => Effect.result(run('answer' as never, nth as never, on)))
    return yield* Effect.all(asked, { concurrency: 'unbounded' })
  }).pipe(Effect.provide(apartLayer({ apartProgram: program } as never, () => undefined)))
  const told = (await Effect.runPromise(runs)).map((one) => (one._tag === 'Success' ? one.success : one.failure.why))
  const expected = Array.from({ length: 60 }, (_, nth) => (nth < taken ? nth : 'busy'))
  expect(told).toEqual(expected)
})

test('a server that stops ends what runs and what waits, as its own fault', async () => {
  const { run, close } = open()
  const asked = Promise.allSettled([run('freeze', null), run('answer', 1)])
  close()
  const stopped = { reason: { why: 'busy', isOurs: true, message: 'the server stops' } }
  expect(await asked).toMatchObject([stopped, stopped])
  // It starts anew if it is asked again.
  await expect(run('answer', 2)).resolves.toBe(2)
})

test('whoever repairs the installation is told of a process that does not start, and of nothing else', async () => {
  const down: string[] = []
  const apartFor = (apartProgram: string) =>
    apartLayer({ apartProgram } as never, (one, message) => void down.push(`${one}: ${message}`))
  const failing = fileURLToPath(new URL('./broken-program.js', import.meta.url))
  const runs = (file: string, task: 'picture', on: 'staff' | 'outside' | 'print') =>
    Effect.runPromise(
      Effect.gen(function* () {
        const { run } = yield* Apart
        return yield* Effect.flip(run(task, Buffer.of(), on))
      }).pipe(Effect.provide(apartFor(file))),
    )
  expect(await runs(failing, 'picture', 'print')).toMatchObject({ why: 'not started' })
  expect(down).toEqual([expect.stringMatching(/^print: ended with/)])
  expect(await runs(program, 'throw' as never, 'staff')).toMatchObject({ why: 'threw' })
  expect(down).toHaveLength(1)
})

test('the process gets no secret', async () => {
  process.env['XD_SECRET_KEY'] = 'a key for this test only'
  try {
    const names = (await open().run('environment', null)) as string[]
    expect(names.filter((name) => name.startsWith('XD_'))).toEqual([])
  } finally {
    delete process.env['XD_SECRET_KEY']
  }
})
