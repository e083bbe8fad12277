import type { Hono } from 'hono'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import type { Config } from '#config.ts'

/** RFC 9116 asks for less than a year. */
const VALID_MS = 180 * DAY_MS

/** `/.well-known/security.txt`: where to report a vulnerability in this server. Not served without a contact. */
export const securityTxt = (app: Hono, { securityContact, publicURL }: Config): void => {
  const path = '/.well-known/security.txt'
  if (securityContact === undefined) return void app.get(path, (c) => c.notFound())
  app.get(path, (c) => {
    const lines = {
      Contact: securityContact,
      Expires: new Date(Date.now() + VALID_MS).toISOString(),
      'Preferred-Languages': 'en, es',
      Canonical: publicURL + path,
    }
    return c.text(
      Object.entries(lines)
        .map(([name, value]) => `${name}: ${value}\n`)
        .join(''),
    )
  })
}
