import type { Wire } from '@xd/core/contract/calls.ts'
import type { Conversation } from '@xd/core/contract/entity/conversation.ts'
import { patchAnswers } from './patch-answers.ts'

export type Convo = Wire<typeof Conversation>

/** Changes every cached answer about some conversations; returns a function that reverts them. */
export const patchConvos = (convoIDs: readonly number[], patch: Partial<Convo>): (() => void) => {
  const ids = new Set(convoIDs)
  const change = (convo: Convo): Convo => (ids.has(convo.convoID) ? { ...convo, ...patch } : convo)
  const putBack = [
    patchAnswers('inbox/list', (page) => ({
      ...page,
      messages: page.messages.map((row) => ({ ...row, convo: change(row.convo) })),
    })),
    patchAnswers('customers/conversation/fetch', (answer) => ({ ...answer, convo: change(answer.convo) })),
  ]
  return () => putBack.forEach((put) => put())
}
