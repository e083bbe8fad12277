import { Effect } from 'effect'
import type { IncomingMessage } from 'node:http'
import type { SignedIn, Visitor } from '#caller.ts'
import { clientAddress } from '#client-address.ts'
import type { Config } from '#config.ts'
import { findCompany } from '#queries/companies.ts'
import type { Runtime } from '#services.ts'
import { isOwnOrigin } from './origin.ts'
import { apiKeyIn, signedInBy } from './session.ts'

const NO_KEYS = 'The live channel is for signed-in users, not API keys. Make calls instead.'

/** Why a request gets no live socket, whoever makes it; undefined if it may have one. */
export const refusalOfUpgrade = ({ headers: { authorization } }: IncomingMessage): string | undefined =>
  apiKeyIn(new Headers(authorization === undefined ? {} : { authorization })) === undefined ? undefined : NO_KEYS

/** The user asking for a live socket, by the same session and origin rules as any call. */
export const authenticateUpgrade =
  (runtime: Runtime, config: Config) =>
  (request: IncomingMessage): Promise<{ caller: SignedIn; companyKey: string } | undefined> => {
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers))
      if (value !== undefined) headers.set(name, String(value))
    const visitor: Visitor = {
      ip: clientAddress(
        request.socket.remoteAddress ?? '',
        headers.get('x-forwarded-for') ?? undefined,
        config.trustedProxies,
      ),
      userAgent: headers.get('user-agent') ?? '',
      cookie: {
        set: () => {},
        clear: () => {},
        device: undefined,
        setDevice: () => {},
        proof: undefined,
        setProof: () => {},
      },
    }
    // Another site's page is refused, whatever token it has.
    if (!isOwnOrigin(headers, config)) return Promise.resolve(undefined)
    return runtime.runPromise(
      Effect.gen(function* () {
        const caller = yield* signedInBy(headers, visitor)
        if (caller === undefined) return undefined
        const { companyKey } = yield* findCompany(caller.companyID)
        return { caller, companyKey }
        // A session cookie from another site.
      }).pipe(Effect.catchTag('Failure', () => Effect.succeed(undefined))),
    )
  }
