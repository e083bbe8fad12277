import type { CardForm } from '#providers/cards/gateway.ts'
import type { PayPageFiles } from './pay-page-files.ts'

/** Gateways whose form is their own script: it may run here, and connect to them. */
const SCRIPTED: readonly CardForm['kind'][] = ['tokenizer', 'elements']

/**
 * The policy of the customer's page. It may run our one inlined script and style sheet, call our API, and show the
 * gateway's form in its frame or send the customer to its site. It allows no other scripts, not even our own: ours are
 * allowed by digest. It loads nothing else, and no page may frame it. The key is in the address, so the page is neither
 * cached nor passed on as a referrer.
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
