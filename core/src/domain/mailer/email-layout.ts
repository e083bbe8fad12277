import { shownLogoSize } from '#domain/company/logo.ts'
import type { Bilingual, Language } from '#domain/text/language.ts'

export interface EmailParts {
  readonly language: Language
  readonly companyName: string
  readonly storeName: string
  readonly storeAddress: string
  readonly logo: { readonly url: string; readonly width: number; readonly height: number } | undefined
  readonly body: string
  readonly unsubscribeURL: string
}

export const EMAIL_FOOTERS: Bilingual<{ readonly why: (store: string) => string; readonly stop: string }> = {
  en: { why: (store) => `You are getting this email because you are a customer of ${store}.`, stop: 'Unsubscribe' },
  es: { why: (store) => `Recibe este correo por ser cliente de ${store}.`, stop: 'Darse de baja' },
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (one) => ESCAPES[one]!)

/** Splits a text into the parts around its addresses and, at every other position, the addresses. */
const ADDRESS = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/

const button = (url: string): string =>
  `<a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1c5d46;color:#ffffff;text-decoration:none;font-weight:600">${escaped(url.split('/')[2]!)}</a>`
const link = (url: string): string => `<a href="${escaped(url)}" style="color:#1c5d46">${escaped(url)}</a>`

/** An address in its own paragraph becomes a button, others become links. */
const paragraph = (text: string): string => {
  const [before, url, after] = text.trim().split(ADDRESS)
  const isAlone = url !== undefined && before === '' && after === ''
  const linked = () => text.split(ADDRESS).map((part, place) => (place % 2 === 1 ? link(part) : escaped(part)))
  return `<p style="margin:0 0 16px">${isAlone ? button(url) : linked().join('').replaceAll('\n', '<br>')}</p>`
}

/** As attributes: some mail programs read no others. */
const sizeOf = (logo: NonNullable<EmailParts['logo']>): string => {
  const { width, height } = shownLogoSize(logo)
  return `width="${width}" height="${height}"`
}

/** The one plain layout of a mailer's email: logo, text, the sender and their address, and how to unsubscribe. */
export const emailHTML = (parts: EmailParts): string => {
  const { language, companyName, storeName, storeAddress, logo, body, unsubscribeURL } = parts
  const { why, stop } = EMAIL_FOOTERS[language]
  const head =
    logo === undefined
      ? `<strong style="font-size:18px">${escaped(companyName)}</strong>`
      : `<img src="${escaped(logo.url)}" alt="${escaped(companyName)}" ${sizeOf(logo)} style="border:0">`
  const place = [storeName, storeAddress].filter(Boolean).map(escaped).join(', ')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;background:#f4f2ee"><div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;color:#23211d;font:16px/1.5 -apple-system,'Segoe UI',sans-serif;overflow-wrap:anywhere;word-break:break-word">
<div style="margin:0 0 24px">${head}</div>
${body
  .trim()
  .split(/\n{2,}/)
  .map(paragraph)
  .join('\n')}
<hr style="border:0;border-top:1px solid #e2ded6;margin:24px 0 12px">
<p style="margin:0;color:#6b665c;font-size:13px">${place}<br>${escaped(why(storeName))} <a href="${escaped(unsubscribeURL)}" style="color:#6b665c">${stop}</a></p>
</div></body></html>`
}

/** The same for people who read plain text. */
export const emailText = ({ language, body, storeName, storeAddress, unsubscribeURL }: EmailParts): string =>
  [
    body.trim(),
    '',
    '--',
    [storeName, storeAddress].filter(Boolean).join(', '),
    EMAIL_FOOTERS[language].why(storeName),
    `${EMAIL_FOOTERS[language].stop}: ${unsubscribeURL}`,
  ].join('\n')
