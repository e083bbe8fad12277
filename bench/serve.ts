import { fork } from 'node:child_process'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { bundle } from '../fixtures/bundle.js'

export const SECRET_KEY = 'a key for benches only, thirty-two characters or more'

/** A server's work since the last query. */
export interface Busy {
  /** Its main thread’s busy time, including waits for a processor. */
  ms: number
  /** Its longest unresponsive time. */
  longestMs: number
  /** The processor time of all its threads; other programs don’t lengthen it. */
  cpuMs: number
  /** Memory in use, without garbage. */
  heldBytes: number
  /** The memory that the system gave its process. */
  rssBytes: number
}

export interface Served {
  url: string
  busy: () => Promise<Busy>
  /** Posts a body and returns the response's text over one kept-alive connection. */
  post: (path: string, body: string, token?: string, more?: Readonly<Record<string, string>>) => Promise<string>
  stop: () => void
}

type Program = 'api-server.ts' | 'bare-server.ts' | 'bare-live.ts'

/** As under `npm start`. */
const STARTED_WITH = ['--initial-old-space-size=256']

const bundles = new Map<Program, Promise<string>>()

const bundleOf = async (program: Program): Promise<string> => {
  const outfile = fileURLToPath(new URL(`.cache/${program.replace('.ts', '.js')}`, import.meta.url))
  await bundle({ entryPoints: [fileURLToPath(new URL(program, import.meta.url))], outfile })
  return outfile
}

/**
 * Starts one of the bench's servers as a separate process, so that measuring does not slow it. It is bundled, as under
 * `npm start`.
 */
export const serve = async (program: Program, ...args: string[]): Promise<Served> => {
  const bundled = bundles.get(program) ?? bundleOf(program)
  bundles.set(program, bundled)
  const child = fork(await bundled, args, { execArgv: ['--expose-gc', ...STARTED_WITH] })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)))
    child.once('exit', (code) => reject(new Error(`${program} ended with code ${code}`)))
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    url,
    busy: () =>
      new Promise((resolve) => {
        child.once('message', (busy) => resolve(busy as Busy))
        child.send('busy')
      }),
    post: (path, body, token, more) =>
      new Promise((resolve, reject) => {
        const headers = {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...more,
        }
        const sent = request(url + path, { method: 'POST', agent, headers }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8')
            if (response.statusCode === 200) resolve(text)
            else reject(new Error(`${path}: ${response.statusCode} ${text}`))
          })
        })
        sent.on('error', reject)
        sent.end(body)
      }),
    stop: () => {
      agent.destroy()
      child.disconnect()
    },
  }
}

export const signInAs = async ({ post }: Served, username: string): Promise<string> => {
  const answer = await post('/api/auth/login', JSON.stringify({ username, password: DEMO_PASSWORD, bearer: true }))
  return (JSON.parse(answer) as { token: string }).token
}

export const signIn = (server: Served): Promise<string> => signInAs(server, 'owner@goldenpledge.test')

export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN
}
