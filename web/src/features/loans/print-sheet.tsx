import { createPortal } from 'react-dom'
import { lawsCited } from '@xd/core/domain/loan/cited.ts'
import { SHEET_WORDS, sheetWarning, SPANISH_REFUSAL } from '@xd/core/domain/loan/sheet-words.ts'
import { besideFigures } from '@xd/core/domain/loan/warnings.ts'
import { MILITARY_CHECK_LABELS, type MilitaryCheck } from '@xd/core/domain/loan/military-check.ts'
import { GRACE_DAYS_AFTER_NOTICE, lawOfState } from '@xd/core/domain/notice/lawful.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { dollars } from '#ui/text/dollars.ts'
import { ChargeParts } from './charge-parts.tsx'
import { ChargeTable, DisclosureBox } from './loan-figures.tsx'
import type { Figures } from './charge-parts.tsx'
import { type Law, rateWords } from './rule-words.ts'
import { sheetDay, wholeDay, wholeSheetDay } from './shown-day.ts'
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
  /** How the user checked that the borrower isn’t covered by the Military Lending Act, and who recorded it. */
  readonly check?: (MilitaryCheck & { readonly recordedBy: string; readonly recordedOn: string }) | undefined
}

type Props = SheetContent & { readonly kind: SheetKind; readonly language: Language }

/** The record of a check is for the lender’s files. */
const languageOf = ({ kind, language }: Props): Language => (kind === 'check' ? 'en' : language)

/** On paper the sheet is alone; the screen hides it. */
export const PrintSheet = (props: Props) =>
  createPortal(
    <article className={styles.sheet} data-print-sheet={props.kind} lang={languageOf(props)}>
      <header>
        <b>{props.company}</b>
        <span>{sheetDay(props.today, languageOf(props))}</span>
      </header>
      {props.kind === 'quote' && <Quote {...props} />}
      {props.kind === 'disclosure' && <Disclosure {...props} />}
      {props.kind === 'check' && <CheckRecord {...props} />}
    </article>,
    document.body,
  )

const forWhom = (props: Props) => {
  const { customer, number, item } = props
  const words = SHEET_WORDS[languageOf(props)]
  return [number !== undefined && words.quoteNumber(number), customer && words.forCustomer(customer), item]
    .filter(Boolean)
    .join(' · ')
}

/** Every warning that the screen shows beside the same figures. */
const Warnings = ({ warnings, refusal, regime, language }: Props) => {
  const messages = [
    ...(refusal ? [language === 'es' ? SPANISH_REFUSAL : refusal] : []),
    ...besideFigures(warnings).map((warning) => sheetWarning(warning, regime.title, language)),
  ]
  return messages.length > 0 ? (
    <ul className={styles.warnings} aria-label={SHEET_WORDS[language].warnings}>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  ) : null
}

const LawLines = ({ regime }: Props) => (
  <footer lang="en">
    <p>
      {regime.title}: {lawsCited(regime).join('; ')}.
    </p>
    {regime.inferences.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </footer>
)

const Quote = (props: Props) => {
  const { figures, language } = props
  const words = SHEET_WORDS[language]
  return (
    <>
      <h1>{words.quote(dollars(figures.amountFinanced))}</h1>
      <p>{forWhom(props)}</p>
      <Warnings {...props} />
      <p>{words.about(wholeSheetDay(figures.loanDate, language), wholeSheetDay(figures.maturityDate, language))}</p>
      <ChargeTable figures={figures} language={language} />
      <ChargeParts figures={figures} language={language} />
      <p>{words.notLoan}</p>
      <LawLines {...props} />
    </>
  )
}

const Disclosure = (props: Props) => {
  const { figures, language, company, regime } = props
  const words = SHEET_WORDS[language]
  const grace = figures.scheduleOfCharges.find(({ isGracePeriod }) => isGracePeriod)
  const isMoved = lawOfState(regime.state) !== 'none'
  return (
    <>
      <h1>{words.disclosure}</h1>
      <p>{forWhom(props)}</p>
      <p>{words.creditor(company)}</p>
      <Warnings {...props} />
      <DisclosureBox figures={figures} language={language} />
      <dl className={styles.terms}>
        <dt>{words.schedule}</dt>
        <dd>
          {words.onePayment(dollars(figures.regZ.totalOfPayments), wholeSheetDay(figures.maturityDate, language))}
        </dd>
        <dt>{words.itemization}</dt>
        <dd>{words.given(dollars(figures.amountFinanced))}</dd>
        <dt>{words.security}</dt>
        <dd>{words.interest}</dd>
        <dt>{words.early}</dt>
        <dd>{words.earlyAmount}</dd>
        {grace && (
          <>
            <dt>{words.late}</dt>
            <dd>
              {words.lateAmount(wholeSheetDay(grace.date, language), dollars(grace.amountDue))}
              {isMoved && ` ${words.graceMoves(GRACE_DAYS_AFTER_NOTICE)}`}
            </dd>
          </>
        )}
      </dl>
      <ChargeTable figures={figures} language={language} />
      <LawLines {...props} />
      <div className={styles.signatures}>
        <span>{words.customer}</span>
        <span>{words.date}</span>
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
