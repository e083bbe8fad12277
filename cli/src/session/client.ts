import { type CallClient, createCallClient } from '@xd/core/client/call-client.ts'
import { paint } from '#output/paint.ts'
import { type ServerOptions, type SignedIn, signedIn } from './server.ts'

const TIMEOUT_MS = 30_000

/** Calls to a server, with a token where there is one. With --debug each call is told on stderr, without what it carries. */
export const callsOf = (server: string, token?: string): CallClient =>
  createCallClient(async (path, body) => {
    const started = performance.now()
    const response = await fetch(`${server}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (process.argv.includes('--debug')) {
      process.stderr.write(`POST ${server}${path} ${response.status} ${Math.round(performance.now() - started)} ms\n`)
    }
    return response
  })

/** Nobody forgets whose books are open: every command of a support visit opens with this on stderr. */
const warnOfVisit = ({ profile }: SignedIn): void => {
  const visit = profile?.visit
  if (!visit || new Date(visit.expires).getTime() <= Date.now()) return
  process.stderr.write(`${paint(process.stderr).red(`[support visit: ${visit.companyName}, until ${visit.expires.slice(11, 16)} UTC; xd logout-as ends it]`)}\n`)
}

export const signedInCalls = (options: ServerOptions): CallClient => {
  const who = signedIn(options)
  warnOfVisit(who)
  return callsOf(who.server, who.token)
}
