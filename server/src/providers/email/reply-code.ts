/** The meaning of enhanced codes (RFC 3463) where the three digits leave it open. */
const BY_DETAIL: Readonly<Record<string, number>> = {
  '1.1': 550,
  '1.2': 556,
  '1.6': 551,
  '1.10': 556,
  '2.1': 550,
  '2.2': 552,
  '3.4': 552,
  // Our sign-in (RFC 4954).
  '7.8': 535,
  '7.9': 534,
}

const codeOf = (enhanced: string): number | undefined => {
  const [, kind, detail = ''] = /^([245])\.(\d+\.\d+)$/.exec(enhanced) ?? []
  // It was tried until it was too late.
  if (kind === '4') return detail.startsWith('4.') ? 421 : 450
  // The rest of these refuse us, or this email, so the mailbox may exist.
  return BY_DETAIL[detail] ?? (/^[67]\./.test(detail) ? 554 : undefined)
}

/** The answers about a mailbox and an email, which servers mix up. The enhanced code has their meaning. */
const [FIRST_OF_MAIL, LAST_OF_MAIL] = [550, 559]

/** A mail server's refusal as three digits: the ones it gave, refined by its enhanced code where they leave it open. */
export const replyCode = (given: string | number | undefined, enhanced = ''): number => {
  const code = given === undefined ? undefined : Number(given)
  if (code !== undefined && (code < FIRST_OF_MAIL || code > LAST_OF_MAIL)) return code
  return codeOf(enhanced) ?? code ?? 550
}

/** Refusals of our sign-in: nothing is wrong with the email or its address. */
export const SIGN_IN_REFUSED: readonly number[] = [530, 534, 535, 538]
