import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * X-Twilio-Signature: base64(HMAC-SHA1(auth token, URL + each parameter's name and value, sorted by name)).
 * Values of one name are written once each, sorted.
 */
export const twilioSignature = (authToken: string, url: string, form: URLSearchParams): string => {
  const names = [...new Set(form.keys())].sort()
  const pairs = names.flatMap((name) => [...new Set(form.getAll(name))].sort().map((value) => name + value))
  return createHmac('sha1', authToken)
    .update(url + pairs.join(''))
    .digest('base64')
}

const sameBytes = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'https:': '443', 'http:': '80' }

/** Twilio may sign the URL with or without its standard port. */
const spellings = (url: string): string[] => {
  const { protocol, hostname, port, username } = new URL(url)
  const standard = DEFAULT_PORTS[protocol]
  if (standard === undefined || username !== '' || (port !== '' && port !== standard)) return [url]
  const host = `${protocol}//${hostname}`
  const rest = url.slice(host.length).replace(new RegExp(`^:${standard}(?=[/?]|$)`), '')
  return [`${host}${rest}`, `${host}:${standard}${rest}`]
}

export const isTwilioSignature = (signature: string, authToken: string, url: string, form: URLSearchParams): boolean =>
  spellings(url).some((spelling) => sameBytes(signature, twilioSignature(authToken, spelling, form)))
