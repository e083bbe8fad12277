import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { Visitor } from '#caller.ts'
import { clientAddress } from '#client-address.ts'
import type { Config } from '#config.ts'

export const SESSION_COOKIE = 'xd_session'

/** Who is asking, and the means to hand them a session cookie. */
export const visitorOf = (c: Context, config: Config): Visitor => {
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: config.publicURL.startsWith('https:') } as const
  return {
    ip: clientAddress(getConnInfo(c).remote.address ?? '', c.req.header('x-forwarded-for'), config.trustedProxies),
    userAgent: c.req.header('user-agent') ?? '',
    cookie: {
      set: (token, expiresAt) => setCookie(c, SESSION_COOKIE, token, { ...options, expires: new Date(expiresAt) }),
      clear: () => deleteCookie(c, SESSION_COOKIE, options),
    },
  }
}
