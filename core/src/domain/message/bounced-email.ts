// Finds the email that a report without our Message-ID is about. Some mail servers name only the address that failed,
// and services that pass mail on give it another Message-ID. Marking a wrong email as failed would be worse than
// leaving the report to people, so it must be the only match. Mail servers try for up to five days (RFC 5321 §4.5.4.1).
import { DAY_MS } from '#domain/time/spans.ts'
import { cleanSubject } from './subject.ts'

export const BOUNCES_WITHIN_MS = 5 * DAY_MS

/** `sent` are the emails to its recipients in that time, and `subject` is null if the report names none. */
export const bouncedEmail = <Sent extends { readonly messageSubject: string | null }>(
  subject: string | null,
  sent: readonly Sent[],
): Sent | undefined => {
  const fitting =
    subject === null
      ? sent
      : sent.filter(({ messageSubject }) => cleanSubject(messageSubject ?? '') === cleanSubject(subject))
  return fitting.length === 1 ? fitting[0] : undefined
}
