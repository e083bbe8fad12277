import { Effect } from 'effect'
import { neverReached } from '@xd/core/client/never-reached.ts'
import { authorization, type TwilioAccount } from './twilio-account.ts'
import { ANSWER_MS, TextRefused, TextUnknown } from './texting.ts'

const STRANGER = 401
/** Too many requests at once, or a sign-in that the operator must fix: the text is fine. */
const NOT_THE_TEXT = [STRANGER, 429]

/** Twilio's error format: `{code, message, more_info, status}`. */
const refusalOf = (status: number, text: string): TextRefused => {
  let code: number | null = null
  let message = `status ${status}`
  try {
    const body = JSON.parse(text) as { code?: unknown; message?: unknown } | null
    if (typeof body?.code === 'number' && Number.isSafeInteger(body.code)) code = body.code
    if (typeof body?.message === 'string') message = body.message
  } catch {
    // A proxy's page instead of Twilio's JSON: the status says enough.
  }
  const told = status === STRANGER ? `the carrier does not accept our account: ${message}` : message
  return new TextRefused({ code, message: told, retry: NOT_THE_TEXT.includes(status) })
}

/**
 * One request to Twilio and its whole answer. A 429 or 401 was not processed and may be repeated; after a 5xx, a timeout or a
 * dropped connection, it is unknown whether it was.
 */
export const askTwilio = (
  account: TwilioAccount,
  url: string,
  init: { method?: 'POST' | 'DELETE'; body?: URLSearchParams } = {},
) =>
  Effect.tryPromise({
    try: async (signal) => {
      const response = await fetch(url, {
        ...init,
        headers: { authorization: authorization(account) },
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
      })
      return { response, content: new Uint8Array(await response.arrayBuffer()) }
    },
    catch: (error) =>
      neverReached(error)
        ? new TextRefused({ code: null, message: 'the carrier cannot be reached', retry: true, cause: error })
        : new TextUnknown({ cause: error }),
  }).pipe(
    Effect.flatMap(
      ({ response, content }): Effect.Effect<{ type: string; content: Uint8Array }, TextRefused | TextUnknown> => {
        if (response.ok)
          return Effect.succeed({ type: response.headers.get('content-type') ?? 'application/octet-stream', content })
        if (response.status >= 500) return Effect.fail(new TextUnknown({ cause: `status ${response.status}` }))
        return Effect.fail(refusalOf(response.status, Buffer.from(content).toString('utf8')))
      },
    ),
  )

/** The answer's JSON; any other answer leaves the outcome unknown. */
export const askTwilioJSON = (...request: Parameters<typeof askTwilio>) =>
  askTwilio(...request).pipe(
    Effect.flatMap(({ content }) =>
      Effect.try({
        try: () => JSON.parse(Buffer.from(content).toString('utf8')) as unknown,
        catch: (cause) => new TextUnknown({ cause }),
      }),
    ),
  )
