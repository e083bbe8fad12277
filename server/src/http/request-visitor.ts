import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Visitor } from '#caller.ts'
import { clientAddress } from '#client-address.ts'
import type { Config } from '#config.ts'
import { isOwnOrigin } from './origin.ts'

const isHttps = ({ publicURL }: Config): boolean => publicURL.startsWith('https:')

/** Over https, a name that browsers let only this host set, and only over https. */
export const sessionCookie = (config: Config): string => (isHttps(config) ? '__Host-xd_session' : 'xd_session')

/** Tells a browser where someone has signed in before from a new one. */
const deviceCookie = (config: Config): string => (isHttps(config) ? '__Host-xd_device' : 'xd_device')
const proofCookie = (config: Config): string => (isHttps(config) ? '__Host-xd_my' : 'xd_my')
/** Longer than anyone stays away from work. */
const DEVICE_SECONDS = 365 * 24 * 3600
/** The form the server gives them. Any other value is nobody's. */
const DEVICE = /^[\w-]{43}$/

/** The caller, and a way to set their session cookie. */
export const visitorOf = (c: Context, config: Config): Visitor => {
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps(config) } as const
  const [, bearer] = /^bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  const device = getCookie(c, deviceCookie(config))
  return {
    ip: clientAddress(getConnInfo(c).remote.address ?? '', c.req.header('x-forwarded-for'), config.trustedProxies),
    userAgent: c.req.header('user-agent') ?? '',
    ...(!isOwnOrigin(c.req.raw.headers, config) && { foreignOrigin: c.req.header('origin') ?? '' }),
    ...(bearer !== undefined && { bearer }),
    cookie: {
      set: (token, expiresAt) =>
        setCookie(c, sessionCookie(config), token, { ...options, expires: new Date(expiresAt) }),
      clear: () => deleteCookie(c, sessionCookie(config), options),
      device: device !== undefined && DEVICE.test(device) ? device : undefined,
      proof: getCookie(c, proofCookie(config)),
      setProof: (proof, expiresAt) =>
        setCookie(c, proofCookie(config), proof, { ...options, expires: new Date(expiresAt) }),
      setDevice: (value) => setCookie(c, deviceCookie(config), value, { ...options, maxAge: DEVICE_SECONDS }),
    },
  }
}
