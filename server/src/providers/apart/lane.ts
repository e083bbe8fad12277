import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { ApartFailed } from './apart.ts'

/** Far more than any email or picture needs, even on a busy machine. */
const DEADLINE_MS = 15_000
/** For starting the process, and loading what the task needs. */
const START_MS = 60_000
const IDLE_MS = 60_000
const HEAP_MB = 512
const PIECE_BYTES = 1_000_000

/** Next to the running bundle, or as source. */
const ownProgram = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? './main.ts' : './apart.js', import.meta.url))
const loaderOf = (program: string): string[] =>
  program.endsWith('.ts') ? ['--import', createRequire(import.meta.url).resolve('tsx')] : []

/** The environment a program needs to run at all: no key, no database address. */
const environment = (): NodeJS.ProcessEnv => {
  const { PATH, HOME, TMPDIR, TZ, LANG, LD_LIBRARY_PATH } = process.env
  return { PATH, HOME, TMPDIR, TZ, LANG, LD_LIBRARY_PATH }
}

interface Task {
  readonly task: string
  readonly input: unknown
  readonly done: (value: unknown) => void
  readonly failed: (failure: ApartFailed) => void
}

type Said = { ready: true } | { value: unknown } | { piece: Uint8Array } | { whole: true } | { failed: string }

export interface LaneOptions {
  /** How many tasks may wait before more are refused. */
  readonly mostWaiting: number
  readonly deadlineMs?: number
  readonly startMs?: number
  /** The program the process runs. */
  readonly program?: string | undefined
}

/** One process, started when there is work and ended after some time without any. */
export const makeLane = ({
  mostWaiting,
  deadlineMs = DEADLINE_MS,
  startMs = START_MS,
  program = ownProgram,
}: LaneOptions) => {
  const waiting: Task[] = []
  let child: ChildProcess | undefined
  let isReady = false
  let running: Task | undefined
  let timer: NodeJS.Timeout | undefined
  let pieces: Uint8Array[] = []

  const within = (ms: number, late: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(late, ms)
    timer.unref()
  }

  const forget = () => {
    clearTimeout(timer)
    const gone = child
    child = undefined
    isReady = false
    pieces = []
    gone?.removeAllListeners()
    gone?.on('error', () => undefined)
    gone?.kill('SIGKILL')
  }

  const tooLong = () => fail('too long', `not done within ${deadlineMs} ms`)

  const fail = (why: ApartFailed['why'], message: string) => {
    const task = running
    running = undefined
    if (why !== 'threw') forget()
    task?.failed(new ApartFailed({ why, message }))
    next()
  }

  /** A process that ends before it is ready has not begun its task. */
  const ended = (message: string) => fail(isReady ? 'ended' : 'not started', message)

  const hear = (said: Said) => {
    if ('ready' in said) {
      isReady = true
      return within(deadlineMs, tooLong)
    }
    if ('piece' in said) return void pieces.push(said.piece)
    // A library that can’t be loaded is no fault of the task.
    if ('failed' in said) return fail(isReady ? 'threw' : 'not started', said.failed)
    const task = running
    running = undefined
    task?.done('whole' in said ? Buffer.concat(pieces) : said.value)
    pieces = []
    return next()
  }

  const start = (): ChildProcess => {
    const made = fork(program, {
      execArgv: [`--max-old-space-size=${HEAP_MB}`, ...loaderOf(program)],
      env: environment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    made.on('message', (said) => hear(said as Said))
    made.on('error', (error) => ended(error.message))
    made.on('exit', (code, signal) => ended(`ended with ${signal ?? code}`))
    // The server can exit without waiting for it.
    made.unref()
    made.channel?.unref()
    return made
  }

  const next = (): void => {
    if (running) return
    running = waiting.shift()
    if (!running) return within(IDLE_MS, forget)
    isReady = false
    within(startMs, () => ended(`not ready within ${startMs} ms`))
    try {
      child ??= start()
    } catch (error) {
      // No memory for another process, say.
      return ended(String(error))
    }
    return hand(child, running)
  }

  /** A large input is sent in pieces: writing it at once would hold up everything else in this process. */
  const hand = (to: ChildProcess, { task, input }: Task, from = 0): void => {
    const large = input instanceof Uint8Array && input.byteLength > PIECE_BYTES
    const piece = large ? input.subarray(from, from + PIECE_BYTES) : undefined
    const said = piece?.byteLength ? { piece } : { task, ...(large ? {} : { input }) }
    to.send(said, (error) => {
      if (error) return void (to === child && ended(error.message))
      if ('piece' in said && to === child) setImmediate(() => hand(to, { task, input } as Task, from + PIECE_BYTES))
      return undefined
    })
  }

  return {
    run: (task: string, input: unknown): Promise<unknown> =>
      new Promise((done, failed) => {
        if (waiting.length >= mostWaiting)
          return failed(new ApartFailed({ why: 'busy', message: 'too much is waiting' }))
        waiting.push({ task, input, done, failed })
        return next()
      }),
    close: () => {
      for (const task of waiting.splice(0)) task.failed(new ApartFailed({ why: 'busy', message: 'the server stops' }))
      running?.failed(new ApartFailed({ why: 'busy', message: 'the server stops' }))
      running = undefined
      forget()
    },
  }
}
