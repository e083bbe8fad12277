import { foldText } from '@xd/core/domain/text/fold.ts'
import type { ConversationRow } from '#queries/conversations.ts'

interface Line {
  readonly body: string
  readonly at: number
  /** The payment request that it is about. */
  readonly paymentID?: number
  /** It waits for nobody, and moves no inbox row. */
  readonly isNoted?: true
}

/** A customer's deed on one of our pages, as a line of theirs in the conversation. */
export const customersLine = (
  { companyID, storeID, convoID, custID }: Pick<ConversationRow, 'companyID' | 'storeID' | 'convoID' | 'custID'>,
  { body, at, paymentID, isNoted }: Line,
) => ({
  companyID,
  storeID,
  convoID,
  custID,
  paymentID: paymentID ?? null,
  messageDirection: 'in' as const,
  messageChannel: 'sms' as const,
  messageSubject: null,
  messageBody: body,
  messageSearch: foldText(body),
  messageStatus: 'received' as const,
  messageOrigin: isNoted ? ('self' as const) : null,
  messageAt: at,
})
