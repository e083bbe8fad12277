import { onTestFinished, vi } from 'vitest'

/** The data that a browser keeps over a reload. */
class Kept {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null
  }
  setItem(key: string, value: string) {
    Reflect.set(this, key, String(value))
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key)
  }
}

type Input = Record<string, unknown>
type Answer = (input: Input) => unknown

/** A failure in our own server's words. */
export const refusal = (status: number, code: string, more: object = {}) => ({
  status,
  body: { success: false, error: { code, message: `Refused: ${code}`, ...more } },
})
const isRefusal = (answer: unknown): answer is ReturnType<typeof refusal> =>
  typeof answer === 'object' && answer !== null && 'status' in answer && 'body' in answer

/** Thrown by an answer: nobody is there. */
export const UNREACHABLE = new Error('no network')

/**
 * A browser's page without its screen: its stored data, and calls that are answered as told, in order of arrival, until
 * the test ends. `fresh` loads modules as a reload does; the first ones are also loaded afresh.
 */
export const aPage = () => {
  const asked: { name: string; input: Input; user: string | undefined }[] = []
  const answers: Record<string, Answer> = {}
  vi.resetModules()
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('localStorage', new Kept())
  vi.stubGlobal(
    'fetch',
    async (path: string, { body, headers }: { body: string | FormData; headers?: Record<string, string> }) => {
      const name = path.slice('/api/'.length)
      const input = (typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(body)) as Input
      asked.push({ name, input, user: headers?.['x-xd-user'] })
      const answer = await (answers[name] ?? (() => refusal(404, 'not_found')))(input)
      const [status, said] = isRefusal(answer)
        ? [answer.status, answer.body]
        : [200, { success: true, ...(answer as object) }]
      return Response.json(said, { status })
    },
  )
  return {
    answers,
    /** The names of the calls made, and the input of one of them. */
    names: () => asked.map(({ name }) => name),
    inputs: (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input),
    /** The calls made, each with its input. */
    calls: () => asked.map(({ name, input: { clientKey: _, ...input } }) => [name, input] as const),
    /** The user each was made for. */
    users: (name: string) => asked.filter((one) => one.name === name).map(({ user }) => user),
    forget: () => void asked.splice(0),
    fresh: () => vi.resetModules(),
  }
}

/** A promise released by hand. */
export const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}
