import { createPortal } from 'react-dom'
import { lawsCited } from '@xd/core/domain/loan/cited.ts'
import { besideFigures } from '@xd/core/domain/loan/warnings.ts'
import { MILITARY_CHECK_LABELS, type MilitaryCheck } from '@xd/core/domain/loan/military-check.ts'
import { GRACE_DAYS_AFTER_NOTICE, lawOfState } from '@xd/core/domain/notice/lawful.ts'
import type { LocalDay } from '@xd/core/domain/time/zone.ts'
import { shortDay } from '#ui/picker/month.ts'
import { dollars } from '#ui/text/dollars.ts'
import { ChargeParts } from './charge-parts.tsx'
import { ChargeTable, DisclosureBox, type Figures } from './loan-figures.tsx'
import { type Law, rateWords } from './rule-words.ts'
import { wholeDay } from './shown-day.ts'
import styles from './print-sheet.module.css'

export type SheetKind = 'quote' | 'disclosure' | 'check'

export interface SheetContent {
  readonly figures: Figures
  readonly regime: Pick<Law, 'state' | 'title' | 'sources' | 'inferences'>
  readonly warnings: readonly { readonly code: string; readonly message: string }[]
  /** Why the loan can’t be made to this customer. */
  readonly refusal?: string | null
  readonly company: string
  readonly today: LocalDay
  readonly customer?: string | undefined
  readonly number?: number | undefined
  readonly item?: string | undefined
  /** How it was checked that the borrower isn’t covered by the Military Lending Act, and who recorded it. */
  readonly check?: (MilitaryCheck & { readonly recordedBy: string; readonly recordedOn: string }) | undefined
}

type Props = SheetContent & { readonly kind: SheetKind }

/** On paper the sheet is alone; on screen it is hidden. */
export const PrintSheet = (props: Props) =>
  createPortal(
    <article className={styles.sheet} data-print-sheet={props.kind}>
      <header>
        <b>{props.company}</b>
        <span>{shortDay(props.today)}</span>
      </header>
      {props.kind === 'quote' && <Quote {...props} />}
      {props.kind === 'disclosure' && <Disclosure {...props} />}
      {props.kind === 'check' && <CheckRecord {...props} />}
    </article>,
    document.body,
  )

const forWhom = ({ customer, number, item }: Props) =>
  [number !== undefined && `Quote ${number}`, customer && `For ${customer}`, item].filter(Boolean).join(' · ')

/** Every warning that the screen shows beside the same figures. */
const Warnings = ({ warnings, refusal }: Props) => {
  const messages = [...(refusal ? [refusal] : []), ...besideFigures(warnings).map(({ message }) => message)]
  return messages.length > 0 ? (
    <ul className={styles.warnings} aria-label="Warnings">
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  ) : null
}

const LawLines = ({ regime }: Props) => (
  <footer>
    <p>
      {regime.title}: {lawsCited(regime).join('; ')}.
    </p>
    {regime.inferences.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </footer>
)

const Quote = (props: Props) => (
  <>
    <h1>Loan quote: {dollars(props.figures.amountFinanced)}</h1>
    <p>{forWhom(props)}</p>
    <Warnings {...props} />
    <p>
      A loan made on {wholeDay(props.figures.loanDate)} is due on {wholeDay(props.figures.maturityDate)}. The table
      shows what it takes to redeem it, and by when.
    </p>
    <ChargeTable figures={props.figures} />
    <ChargeParts figures={props.figures} />
    <p>This is a quote, not a loan. The loan itself is made in the store, by a signed agreement.</p>
    <LawLines {...props} />
  </>
)

const Disclosure = (props: Props) => {
  const { figures } = props
  const grace = figures.scheduleOfCharges.find(({ isGracePeriod }) => isGracePeriod)
  return (
    <>
      <h1>Truth in Lending disclosure</h1>
      <p>{forWhom(props)}</p>
      <p>Creditor: {props.company}</p>
      <Warnings {...props} />
      <DisclosureBox figures={figures} />
      <dl className={styles.terms}>
        <dt>Payment schedule</dt>
        <dd>
          One payment of {dollars(figures.regZ.totalOfPayments)}, due on {wholeDay(figures.maturityDate)}.
        </dd>
        <dt>Itemization</dt>
        <dd>{dollars(figures.amountFinanced)} given to you directly.</dd>
        <dt>Security</dt>
        <dd>You are giving a security interest in the goods you pledge.</dd>
        <dt>Redeeming early</dt>
        <dd>If you redeem earlier, you owe the amount that the table shows for that day.</dd>
        {grace && (
          <>
            <dt>Paying late</dt>
            <dd>
              You can still redeem until {wholeDay(grace.date)}, for {dollars(grace.amountDue)}.
              {lawOfState(props.regime.state) !== 'none' &&
                ` If we tell you that the loan is past due, you have at least ${GRACE_DAYS_AFTER_NOTICE} days from the day we mail or send that notice.`}
            </dd>
          </>
        )}
      </dl>
      <ChargeTable figures={figures} />
      <LawLines {...props} />
      <div className={styles.signatures}>
        <span>Customer</span>
        <span>Date</span>
      </div>
    </>
  )
}

/** The record that 32 CFR 232.5(b)(3) asks a lender to keep. */
const CheckRecord = ({ check, figures, ...props }: Props) =>
  check && (
    <>
      <h1>Military Lending Act: record of a check</h1>
      <p>{forWhom({ ...props, figures })}</p>
      <p>Creditor: {props.company}</p>
      <dl className={styles.terms}>
        <dt>Loan</dt>
        <dd>
          {dollars(figures.amountFinanced)}, made on {wholeDay(figures.loanDate)}, at {rateWords(figures.regZ.apr)} a
          year.
        </dd>
        <dt>Result</dt>
        <dd>Not a covered borrower.</dd>
        <dt>Checked on</dt>
        <dd>{wholeDay(check.day)}</dd>
        <dt>Checked in</dt>
        <dd>{MILITARY_CHECK_LABELS[check.method]}</dd>
        <dt>Reference</dt>
        <dd>{check.reference}</dd>
        <dt>Recorded</dt>
        <dd>{[wholeDay(check.recordedOn), check.recordedBy && `by ${check.recordedBy}`].filter(Boolean).join(', ')}</dd>
      </dl>
      <footer>
        <p>32 CFR 232.5(b). Keep this record for five years.</p>
      </footer>
    </>
  )
