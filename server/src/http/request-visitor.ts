import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { Visitor } from '#caller.ts'
import { clientAddress } from '#client-address.ts'
import type { Config } from '#config.ts'

const isHttps = ({ publicURL }: Config): boolean => publicURL.startsWith('https:')

/** Over https, a name that browsers let only this host set, and only over https. */
export const sessionCookie = (config: Config): string => (isHttps(config) ? '__Host-xd_session' : 'xd_session')

/** The caller, and a way to set their session cookie. */
export const visitorOf = (c: Context, config: Config): Visitor => {
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps(config) } as const
  return {
    ip: clientAddress(getConnInfo(c).remote.address ?? '', c.req.header('x-forwarded-for'), config.trustedProxies),
    userAgent: c.req.header('user-agent') ?? '',
    cookie: {
      set: (token, expiresAt) =>
        setCookie(c, sessionCookie(config), token, { ...options, expires: new Date(expiresAt) }),
      clear: () => deleteCookie(c, sessionCookie(config), options),
    },
  }
}
