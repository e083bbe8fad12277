import { languageFor } from '@xd/core/domain/company/languages.ts'
import { loanLinkText } from '@xd/core/domain/loan/link-text.ts'
import { centsOfAnswer } from '@xd/core/domain/money/cents.ts'
import { call } from '#data/calls.ts'
import { useStores } from '#data/company.ts'
import { boxOf, keepDraft, NOTHING } from '#data/drafts.ts'
import { type LoanData, useLoanChange } from '#data/loans.ts'
import { useSignedIn } from '#data/session.ts'
import { copyLink } from '#ui/overlay/copy.ts'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'

/** The latest conversation with a customer, or a first one with the store, and the text in its box. */
const latestBox = async (custID: number, storeID: number | undefined) => {
  const { messages } = await call('inbox/list', { search: { custID, status: 'all', perPage: 1 } })
  const latest = messages[0]?.convo.convoID
  if (latest === undefined && storeID === undefined) return undefined
  const convoID = latest ?? (await call('customers/conversation/start', { custID, storeID: storeID! })).convo.convoID
  const { draft } = await call('customers/conversation/fetch', { convoID })
  const kept = draft && {
    body: draft.draftBody,
    channel: draft.draftChannel,
    subject: draft.draftSubject,
    media: draft.draftMedia,
  }
  return { convoID, box: boxOf(convoID) ?? kept ?? NOTHING }
}

/** Makes the customer's link to a quote: copied, or written into the conversation's box for someone to send. */
export const useShareLoan = ({ loanID, custID, amount }: LoanData) => {
  const { company } = useSignedIn()
  const [store] = useStores()
  const share = useLoanChange('loans/share')
  const link = async () => (await share.mutateAsync({ loanID })).url
  return {
    copyLink: async () => {
      try {
        await copyLink(await link())
      } catch (error) {
        toastFailure(error as Error)
      }
    },
    textLink: async (onWritten: (convoID: number) => void) => {
      if (custID === null) return
      try {
        const [found, { customer }] = await Promise.all([
          latestBox(custID, store?.storeID),
          call('customers/fetch', { customerID: custID }),
        ])
        if (!found) return void toast('Start a conversation with this customer first.', { tone: 'info' })
        const language = languageFor(company, customer.custLanguage)
        const text = loanLinkText(centsOfAnswer(amount), await link(), language)
        const { convoID, box } = found
        keepDraft(convoID, { ...box, body: [box.body.trimEnd(), text].filter(Boolean).join('\n') })
        onWritten(convoID)
      } catch (error) {
        toastFailure(error as Error)
      }
    },
  }
}
