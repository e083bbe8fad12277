// Templates and quick replies put what differs between customers and stores in square brackets.
//  - A token is filled with what is known; an unknown token, or one with nothing known, stays as it is.
//  - A text with a token left in it is not ready to send: the customer would read the brackets.
//  - Words in brackets that are not all capitals are just words.
import { type Can, no, yes } from '#domain/access/can.ts'

export const TEMPLATE_TOKENS = [
  '[FIRST_NAME]',
  '[LAST_NAME]',
  '[STORE_NAME]',
  '[STORE_PHONE]',
  '[STORE_ADDRESS]',
  '[MY_NAME]',
] as const
export type TemplateToken = (typeof TEMPLATE_TOKENS)[number]

export type TokenValues = Partial<Readonly<Record<TemplateToken, string>>>

const TOKEN = /\[[A-Z][A-Z0-9_]*\]/g

export const fillTokens = (text: string, values: TokenValues): string =>
  text.replace(TOKEN, (token) => values[token as TemplateToken]?.trim() || token)

export const tokensLeft = (text: string): readonly string[] => [...new Set(text.match(TOKEN) ?? [])]

// The tokens to fill in by hand before it can go out.
export const canSendFilled = (text: string): Can => {
  const left = tokensLeft(text)
  return left.length === 0 ? yes : no(`Fill in ${left.join(', ')} first.`)
}
