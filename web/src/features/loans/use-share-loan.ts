import { languageFor } from '@xd/core/domain/company/languages.ts'
import { loanLinkText } from '@xd/core/domain/loan/link-text.ts'
import { centsOfAnswer } from '@xd/core/domain/money/cents.ts'
import { call } from '#data/calls.ts'
import { useStores } from '#data/company.ts'
import { boxOf, keepDraft, NOTHING } from '#data/drafts.ts'
import { type LoanData, useLoanChange } from '#data/loans.ts'
import { useSignedIn } from '#data/session.ts'
import { type Refusal, useOverride } from '#parts/override/use-override.tsx'
import { copyLink } from '#ui/overlay/copy.ts'
import { toast } from '#ui/overlay/toasts.tsx'

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

/** Creates the customer's link to a quote: copied, or put into the conversation's box for someone to send. */
export const useShareLoan = ({ loanID, custID, amount }: LoanData) => {
  const { company } = useSignedIn()
  const [store] = useStores()
  const share = useLoanChange('loans/share')
  const { orAsk, question } = useOverride()
  /** Does something with the link; if a rule forbids sharing the quote, again with the reason for overriding it. */
  const withLink = async (act: (link: () => Promise<string>) => Promise<void>, overrideReason?: string) => {
    try {
      await act(async () => (await share.mutateAsync({ loanID, overrideReason })).url)
    } catch (error) {
      orAsk(error as Refusal, (reason) => void withLink(act, reason))
    }
  }
  return {
    question,
    copyLink: () => withLink(async (link) => copyLink(await link())),
    textLink: (onWritten: (convoID: number) => void) =>
      withLink(async (link) => {
        if (custID === null) return
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
      }),
  }
}
