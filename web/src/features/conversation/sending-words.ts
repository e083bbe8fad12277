import type { Outcome } from '#data/outbox.ts'

/** A message's progress in words, for screen readers. */
export const sendingWords = (outcome: Outcome): string => {
  const what = outcome.send.channel === 'email' ? 'Email' : 'Message'
  if (outcome.kind === 'held') return `${what} not sent yet. It will send when the server can be reached.`
  if (outcome.kind === 'refused') return `${what} not sent. ${outcome.refusal.reason}`
  const schedule = outcome.message.messageSchedule
  if (!schedule) return `${what} sent`
  return schedule.undoable ? `${what} sends in a few seconds. Press Ctrl+Z to undo.` : `${what} scheduled`
}
