import type { CardForm } from '#providers/cards/gateway.ts'
import type { PayPageFiles } from './pay-page-files.ts'

/** A gateway whose form is a script of its own may also run that and be asked by it. */
const SCRIPTED: readonly CardForm['kind'][] = ['tokenizer', 'elements']

/**
 * What the customer's page may do: run our one script and style sheet, which it carries, ask our API, and show the gateway's
 * form in its frame, or send the customer to its site. No other script, not even of our own: theirs are told by their digest.
 * Nothing from anywhere else, no page around it. The key is in its address, so it is neither kept by caches nor passed on as
 * a referrer.
 */
export const payPageHeaders = ({ script, style }: PayPageFiles, form: CardForm | undefined): Record<string, string> => {
  const origins = form?.origins.join(' ') ?? ''
  const scripted = form && SCRIPTED.includes(form.kind) ? ` ${origins}` : ''
  const frames = form && form.kind !== 'approval' ? origins : "'none'"
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${script.source}${scripted}`,
      `style-src ${style.source}`,
      "font-src 'self'",
      "img-src 'self'",
      `connect-src 'self'${scripted}`,
      `frame-src ${frames}`,
      `form-action 'self'${form?.kind === 'approval' ? ` ${origins}` : ''}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    vary: 'accept-language, cookie',
  }
}
