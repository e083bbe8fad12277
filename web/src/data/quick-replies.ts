import { reordered } from '@xd/core/domain/message/quick-reply.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { patchAnswers, shownAtOnce } from './patch-answers.ts'
import { refetchAfter } from './refetch.ts'
import { call } from './calls.ts'

/** Shows the list as the server has just returned it, before the live event. */
export const showReplies = ({ replies }: Pick<WireOutput<'inbox/get-quick-replies'>, 'replies'>): void => {
  patchAnswers('inbox/get-quick-replies', (answer) => ({ ...answer, replies }))
  void refetchAfter('reload_quickreplies_settings')
}

/** Puts replies into an order, shown at once. */
export const reorderReplies = async (replyIDs: readonly number[]): Promise<void> => {
  const show = () =>
    patchAnswers('inbox/get-quick-replies', (answer) => {
      const byID = new Map(answer.replies.map((reply) => [reply.replyID, reply]))
      const order = reordered([...byID.keys()], replyIDs)
      return { ...answer, replies: order.map((replyID) => byID.get(replyID)!) }
    })
  showReplies(await shownAtOnce(show, () => call('settings/quick-replies/reorder', { replyIDs })))
}
