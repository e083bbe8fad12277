import { TriangleAlert } from 'lucide-react'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { mayEditField } from '@xd/core/domain/fields/change.ts'
import { carriesData } from '@xd/core/domain/fields/definition.ts'
import { messageCan } from '@xd/core/domain/message/can.ts'
import { centsOfAnswer, formatDollars } from '@xd/core/domain/money/cents.ts'
import { NO_DEBIT_ONLY } from '@xd/core/domain/payment/mode.ts'
import { PAYMENT_MEMO_MAX, PAYMENT_NOTE_MAX } from '@xd/core/domain/payment/limits.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { offersRewrite } from '@xd/core/domain/payment/offer-rewrite.ts'
import { remoteFee } from '@xd/core/domain/payment/remote-fee.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { CustomerData, StoreData } from '#data/company.ts'
import { useCustomFields } from '#data/custom-fields.ts'
import { useLanguageFor } from '#data/languages.ts'
import type { PaymentData } from '#data/payments.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { announce } from '#ui/a11y/announce.ts'
import { Button } from '#ui/action/button.tsx'
import { fieldErrors } from '#parts/custom-fields/field-draft.ts'
import { LabelsLine } from '#parts/label/labels-line.tsx'
import { ChoiceChips } from '#ui/field/choice-chips.tsx'
import { MoneyField } from '#ui/field/money-field.tsx'
import { RadioCards } from '#ui/field/radio-cards.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useLeftErrors } from '#ui/field/use-left-errors.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { Dialog, FooterStart } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { ExpiryField } from './expiry-field.tsx'
import {
  type DraftField,
  draftErrors,
  draftInput,
  draftPurpose,
  expiryOf,
  isEmptyDraft,
  type RequestDraft,
  takenBy,
  totalOf,
} from './request-draft.ts'
import { NewLoanPlace } from './new-loan-place.tsx'
import { RequestCustomFields } from './request-custom-fields.tsx'
import { OnlineFee, RequestPurpose } from './request-purpose.tsx'
import { RequestPreview } from './request-preview.tsx'
import { RequestTickets } from './request-tickets.tsx'
import { useCustomerPayoffs } from './use-customer-payoffs.ts'
import { expiryChoices, memoChoices, ticketChoices, toggleTicket } from './request-choices.ts'
import { similarRequest, similarWords } from './similar-request.ts'
import { useCheckedTickets } from './use-checked-tickets.ts'
import { type Start, useRequestDraft } from './use-request-draft.ts'
import { useRefusals, useSendRequest } from './use-send-request.tsx'
import styles from './request-payment-dialog.module.css'

interface Props {
  open: boolean
  convoID: number
  customer: CustomerData
  store: StoreData
  /** A request to repeat, or a ticket to redeem. */
  start?: Start | undefined
  onClose: () => void
}

const NO_PAYMENTS: readonly PaymentData[] = []

const MODES = [
  { value: 'debit-only', title: 'Debit card only', text: 'Required when the customer pays interest.' },
  { value: 'any', title: 'Debit or credit card', text: 'For purchases and layaway.' },
] as const

/** Requests a payment by texting a link. Closing the dialog keeps the typed text. */
export const RequestPaymentDialog = ({ open, ...props }: Props) =>
  open ? <RequestForm key={props.convoID} {...props} /> : null

function RequestForm({ convoID, customer, store, start, onClose }: Omit<Props, 'open'>) {
  const now = useNow()
  const { draft: typed, change, clear } = useRequestDraft(convoID, start)
  const taken = takenBy(store, typed)
  const { user, company } = useSignedIn()
  const mayRewrite = offersRewrite({
    features: company.features,
    storeAutoRewrite: store.storeAutoRewrite,
    paymentMode: taken.mode,
  })
  const checked = useCheckedTickets(convoID, taken, draftPurpose(taken, mayRewrite) === 'renew')
  const maximumFee = centsOfAnswer(checked.maximumNoticeFee)
  const draft = maximumFee === 0 ? { ...taken, noticeFee: null } : taken
  const left = useLeftErrors<DraftField>(draftErrors(draft, store, now, maximumFee))
  const language = useLanguageFor(customer.custLanguage)
  const permissions = user.userPermissions
  const fields = useCustomFields('payments').filter((field) => mayEditField(field, permissions))
  const own = useLeftErrors<string>(fieldErrors(fields, draft.fields))
  const recent = useCall('payments/list', { search: { custID: customer.custID, perPage: 25 } })
  const payoffs = useCustomerPayoffs(customer.custID, store.storeID)
  const who = customerName(customer) || formatPhone(customer.custPhone)
  const total = totalOf(draft)
  const purpose = draftPurpose(draft, mayRewrite)
  const percent = store.storeRemoteFeePercent
  const fee = remoteFee({ amount: total, purpose, percent })
  const shownAmount = total > 0 ? formatDollars(total) : ''
  const earlier = recent.data?.payments ?? NO_PAYMENTS
  const similar = similarRequest(earlier, total, now)
  const reach = messageCan.reach(
    'sms',
    { ...customer, blocked: customer.custBlocked, optedOut: customer.custOptedOut !== null },
    store,
  )

  const modes = MODES.filter(({ value }) => store.storePaymentModes.includes(value))
  const refusals = useRefusals()
  const sending = useSendRequest(convoID, {
    onRefused: refusals.keep,
    onSent: ({ similar: told, rewriteWarnings = [] }) => {
      announce(`${shownAmount} request sent to ${who}`)
      if (told && !similar) toast(told, { tone: 'info', milliseconds: 8000 })
      const known = new Set(checked.rewriteFindings.map(({ message: said }) => said))
      for (const warning of rewriteWarnings)
        if (!known.has(warning)) toast(warning, { tone: 'info', milliseconds: 12_000 })
      clear()
      onClose()
    },
  })
  const set = (field: DraftField | 'mode' | 'labels' | 'purpose', patch: Partial<RequestDraft>) => {
    refusals.forget(field)
    change(patch)
  }
  const error = (field: DraftField) => refusals.refused[field] ?? left.error(field)
  const submit = () => {
    left.reveal()
    own.reveal()
    if (left.valid && own.valid && reach.ok) sending.send(draftInput(draft, convoID, mayRewrite, fields))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Request a payment from ${who}`}
      description={`${store.storeName} texts a payment link to ${formatPhone(customer.custPhone)}.`}
      onSubmit={submit}
      size="broad"
      footer={
        <>
          <FooterStart>
            {!isEmptyDraft(draft) && (
              <Button variant="ghost" onClick={clear}>
                Clear
              </Button>
            )}
          </FooterStart>
          {similar && (
            <p className={styles.similar} role="status">
              <TriangleAlert aria-hidden="true" /> {similarWords(similar, now)}
            </p>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            writes
            variant="primary"
            type="submit"
            busy={sending.isPending}
            disabledReason={reach.ok ? null : reach.reason}
          >
            {sending.isOvertaken
              ? 'Send anyway'
              : shownAmount !== ''
                ? `Send request for ${shownAmount}`
                : 'Send request'}
          </Button>
        </>
      }
    >
      {sending.question}
      <div className={styles.columns}>
        <div className={styles.form}>
          {!reach.ok && <Banner tone="warning">{reach.reason}</Banner>}
          {sending.notSent}
          <div className={styles.pair}>
            <MoneyField
              label="Amount"
              required
              value={draft.amount}
              onChange={(text) => set('amount', { amount: text })}
              onBlur={left.onBlur('amount')}
              error={error('amount')}
            />
            <ExpiryField
              value={expiryOf(draft, store, now)}
              usual={draft.expiry === null}
              timezone={store.storeTimezone}
              now={now}
              onChange={(expiry) => set('expiry', { expiry })}
              error={error('expiry')}
            />
          </div>
          <ChoiceChips
            label="Suggested due times"
            choices={expiryChoices(store, now)}
            isOn={(value) => expiryOf(draft, store, now) === value}
            onChoose={(expiry) => set('expiry', { expiry })}
          />
          <TextField
            label="Memo"
            required
            aside="The customer sees this"
            placeholder="Monthly interest"
            maxLength={PAYMENT_MEMO_MAX}
            value={draft.memo}
            onChange={(memo) => set('memo', { memo })}
            onBlur={left.onBlur('memo')}
            error={error('memo')}
          />
          <ChoiceChips
            label="Common reasons"
            choices={memoChoices(earlier).map((memo) => ({ value: memo, label: memo }))}
            isOn={(memo) => memo === draft.memo}
            onChoose={(memo) => set('memo', { memo })}
          />
          <RequestTickets
            draft={draft}
            checked={checked}
            choices={ticketChoices(payoffs, earlier)}
            error={error}
            onLeft={left.onBlur}
            onChange={set}
            onToggle={(ticket) => {
              refusals.forgetAll()
              change(toggleTicket(draft, ticket, payoffs))
            }}
          />
          <RadioCards label="Cards" value={draft.mode} onChange={(mode) => set('mode', { mode })} cards={modes} />
          {modes.length < MODES.length && <Banner tone="info">{NO_DEBIT_ONLY}</Banner>}
          {(mayRewrite || draft.tickets.trim() !== '') && (
            <RequestPurpose
              purpose={draft.purpose}
              mayRewrite={mayRewrite}
              onChange={(chosen) => set('purpose', { purpose: chosen })}
            />
          )}
          <OnlineFee amount={total} fee={fee} percent={percent} />
          <NewLoanPlace
            place={checked.electronicRenewal}
            check={draft.check}
            today={localDay(now, store.storeTimezone)}
            onChange={(check) => change({ check })}
          />
          {fields.some(({ type }) => carriesData(type)) && (
            <RequestCustomFields
              fields={fields}
              draft={draft.fields}
              errors={Object.fromEntries(fields.map(({ id }) => [id, refusals.ownRefused[id] ?? own.error(id)]))}
              permissions={permissions}
              onChange={(id, value) => {
                refusals.forgetOwn()
                change({ fields: { ...draft.fields, [id]: value } })
              }}
              onBlur={(id) => own.onBlur(id)()}
            />
          )}
          <section className={styles.labels} aria-label="Labels">
            <span className={styles.label}>Labels</span>
            <LabelsLine module="payment" selected={draft.labels} onChange={(labels) => set('labels', { labels })} />
          </section>
          <TextArea
            label="Internal note"
            rows={2}
            maxLength={PAYMENT_NOTE_MAX}
            counted
            aside="Optional. The customer never sees it."
            placeholder={`${PAYMENT_NOTE_MAX} characters maximum`}
            value={draft.note}
            onChange={(note) => set('note', { note })}
            error={refusals.refused.note}
          />
        </div>
        <aside className={styles.phone}>
          <RequestPreview storeName={store.storeName} amount={total} fee={fee} memo={draft.memo} language={language} />
        </aside>
      </div>
    </Dialog>
  )
}
