/** What enhanced codes (RFC 3463) say that the three digits before them leave open. */
const BY_DETAIL: Readonly<Record<string, number>> = {
  '1.1': 550,
  '1.2': 556,
  '1.6': 551,
  '1.10': 556,
  '2.1': 550,
  '2.2': 552,
  '3.4': 552,
}

const codeOf = (enhanced: string): number | undefined => {
  const [, kind, detail = ''] = /^([245])\.(\d+\.\d+)$/.exec(enhanced) ?? []
  // It was tried until it was too late.
  if (kind === '4') return detail.startsWith('4.') ? 421 : 450
  // They refuse us, or this email: the mailbox may well be there.
  return detail.startsWith('7.') || detail.startsWith('6.') ? 554 : BY_DETAIL[detail]
}

/** A mail server's refusal as three digits: what its enhanced code says, else the ones it gave. */
export const replyCode = (given: string | number | undefined, enhanced = ''): number => {
  if (given !== undefined && Number(given) < 500) return Number(given)
  return codeOf(enhanced) ?? Number(given ?? 550)
}
