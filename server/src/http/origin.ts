import type { Config } from '#config.ts'

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether a request comes from our own pages. One without an Origin (curl, the terminal) counts as ours, unless the
 * browser says that another site made it.
 */
export const isOwnOrigin = (headers: Headers, config: Config): boolean => {
  const origin = headers.get('origin')
  if (origin === null) {
    const site = headers.get('sec-fetch-site')
    return site === null || site === 'same-origin'
  }
  if (origin === new URL(config.publicURL).origin) return true
  if (config.mode !== 'demo' || !URL.canParse(origin)) return false
  const { protocol, hostname, port } = new URL(origin)
  return protocol === 'http:' && LOOPBACK_NAMES.includes(hostname) && Number(port) === config.port
}
