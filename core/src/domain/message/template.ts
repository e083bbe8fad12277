// Templates and quick replies put values that differ between customers and stores in square brackets. - A token is
// filled with a known value; an unknown token, or one without a known value, stays as it is. - A text with a token left
// in it is not ready to send: the customer would read the brackets. - Words in brackets that are not all capitals are
// just words.
import { type Can, no, yes } from '#domain/access/can.ts'
import { fillIn } from '#domain/text/fill-in.ts'
import type { Language } from '#domain/text/language.ts'

export const TEMPLATE_TOKENS = [
  '[FIRST_NAME]',
  '[LAST_NAME]',
  '[STORE_NAME]',
  '[STORE_PHONE]',
  '[STORE_ADDRESS]',
  '[STORE_HOURS]',
  '[NEXT_DATE]',
  '[NEXT_TIME]',
  '[MY_NAME]',
  '[TICKET]',
  '[TICKETS]',
  '[DUE_DATE]',
  '[GRACE_DATE]',
  '[AMOUNT_DUE]',
  '[PAY_LINK]',
  '[MY_LINK]',
] as const
export type TemplateToken = (typeof TEMPLATE_TOKENS)[number]

export type TokenValues = Partial<Readonly<Record<TemplateToken, string>>>

/** A template's purpose: a person's message, or an automatic one. */
export const TEMPLATE_KINDS = ['message', 'mailer', 'notice', 'review'] as const
export type TemplateKind = (typeof TEMPLATE_KINDS)[number]

export const TEMPLATE_KIND_LABELS: Readonly<Record<TemplateKind, string>> = {
  message: 'Messages',
  mailer: 'Mailers',
  notice: 'Notices',
  review: 'Review requests',
}

const TOKEN = /\[[A-Z][A-Z0-9_]*\]/g

export const fillTokens = (text: string, values: TokenValues): string => fillIn(text, values)

export const tokensLeft = (text: string): readonly string[] => [...new Set(text.match(TOKEN) ?? [])]

const isKnown = (token: string): boolean => (TEMPLATE_TOKENS as readonly string[]).includes(token)

/** Our own tokens among those of some texts. */
export const namedTokens = (texts: readonly string[]): readonly TemplateToken[] =>
  TEMPLATE_TOKENS.filter((token) => texts.some((text) => text.includes(token)))

/** Tokens without automatic values: a person has to replace them. */
export const unknownTokens = (text: string): readonly string[] => tokensLeft(text).filter((token) => !isKnown(token))

// The tokens to fill in by hand before the text can be sent.
export const canSendFilled = (text: string): Can => {
  const left = tokensLeft(text)
  return left.length === 0 ? yes : no(`Fill in ${left.join(', ')} first.`)
}

// Subjects come from customers' own emails too, so only our tokens count there: "Re: [EXTERNAL] my ring" may be sent.
export const canSendSubject = (subject: string): Can => {
  const left = tokensLeft(subject).filter(isKnown)
  return left.length === 0 ? yes : no(`Fill in ${left.join(', ')} in the subject first.`)
}

interface Bilingual {
  readonly templateLanguage: Language
  readonly templateSubject: string | null
  readonly templateBody: string
  readonly templateSubjectES: string | null
  readonly templateBodyES: string
}

/** The template's text in the customer's language, or else in its own. */
export const templateIn = (
  template: Bilingual,
  language: Language,
): { readonly language: Language; readonly subject: string | null; readonly body: string } =>
  language === 'es' && template.templateBodyES.trim() !== ''
    ? { language, subject: template.templateSubjectES ?? template.templateSubject, body: template.templateBodyES }
    : { language: template.templateLanguage, subject: template.templateSubject, body: template.templateBody }
