// How long a customer has been waiting for a person: since the first inbound message that no staff member has answered.
// An automatic message is not an answer, and a keyword (STOP, HELP) does not ask for one.
export interface WaitingMessage {
  readonly messageDirection: 'in' | 'out'
  readonly messageDate: number
  readonly automatic?: boolean
}

// `messages` are oldest first.
export const waitingSince = (messages: readonly WaitingMessage[]): number | undefined => {
  let since: number | undefined
  for (const message of messages) {
    if (message.automatic) continue
    if (message.messageDirection === 'out') since = undefined
    else since ??= message.messageDate
  }
  return since
}

export const waitingMs = (messages: readonly WaitingMessage[], now: number): number | undefined => {
  const since = waitingSince(messages)
  return since === undefined ? undefined : Math.max(0, now - since)
}
