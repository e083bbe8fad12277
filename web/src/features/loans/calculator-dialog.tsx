import { useState } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { shownName } from '@xd/core/domain/customer/name.ts'
import { regimeFor } from '@xd/core/domain/loan/choose-regime.ts'
import { coveredRefusal } from '@xd/core/domain/loan/covered.ts'
import { loanOutput } from '@xd/core/domain/loan/output.ts'
import type { Regime } from '@xd/core/domain/loan/regime.ts'
import { regimes } from '@xd/core/domain/loan/regimes.table.ts'
import { isState, stateOf } from '@xd/core/domain/loan/rule-choices.ts'
import { withoutRulesWords } from '@xd/core/domain/loan/usual-rules.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { hasLoans, type LoanData } from '#data/loans.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { Contested } from '#parts/page/contested.tsx'
import { LeaveGuard } from '#parts/page/leave-guard.tsx'
import { useEdits } from '#state/use-edits.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { CloseButton, Dialog, FooterStart } from '#ui/overlay/dialog.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { CustomerChoice } from './customer-choice.tsx'
import { draftOf, type LoanDraft, newDraft, readDraft } from './loan-draft.ts'
import { ChargePartsWithEarly } from './charge-parts.tsx'
import { ChargeTable, DisclosureBox } from './loan-figures.tsx'
import type { Figures } from './charge-parts.tsx'
import { LoanInputs } from './loan-inputs.tsx'
import { LawNote, LoanWarnings } from './loan-law.tsx'
import { PrintButtons } from './print-buttons.tsx'
import { SaveQuote } from './save-quote.tsx'
import { useStoreRules } from './use-store-rules.ts'
import styles from './calculator.module.css'
import { dollars } from '#ui/text/dollars.ts'
import { shownDay } from './shown-day.ts'

/** "$197.00 until Feb 20, 2027; $202.25 at maturity" */
const dueWords = ({ totalOfPayments, maturityDate, regZ, scheduleOfCharges }: Figures): string => {
  const until = scheduleOfCharges.findLast(
    ({ amountDue, date }) => amountDue === totalOfPayments && date < maturityDate,
  )
  return [
    until && `${dollars(totalOfPayments)} until ${shownDay(until.date)}`,
    `${dollars(regZ.totalOfPayments)} at maturity`,
  ]
    .filter(Boolean)
    .join('; ')
}

interface Props {
  /** As typed in the palette: "175". */
  readonly amount?: string | undefined
  readonly custID?: number | undefined
  /** Where the loan would be made. */
  readonly storeID?: number | undefined
  readonly item?: string | undefined
  /** The quote request that it answers. */
  readonly leadID?: number | undefined
  /** A saved quote to change. */
  readonly loan?: LoanData | undefined
  readonly onClose: () => void
}

const regimeOf = ({ rules, loanDate }: LoanDraft): Regime | null =>
  isState(rules) ? (regimeFor(rules, loanDate) ?? null) : regimes[rules]

/** The loan calculator: figures as you type, the law behind them, both printed sheets, and saving the quote. */
export function CalculatorDialog({
  amount,
  custID: ofCustomer,
  storeID,
  item = '',
  leadID,
  loan: opened,
  onClose,
}: Props) {
  const session = useSignedIn()
  const { company } = session
  const today = localDay(useNow(), company.companyTimezone)
  const place = useStoreRules(storeID, today)
  const { usual } = place
  const latest = useCall('loans/fetch', { loanID: opened?.loanID ?? 0 }, { enabled: opened !== undefined }).data?.loan
  // A colleague may save a newer version while it is open here.
  const loan = opened && latest && latest.loanCurrentVersion > opened.loanCurrentVersion ? latest : opened
  const [blank] = useState<LoanDraft>(() => ({
    ...newDraft(today, amount, usual.rules),
    loanItem: item,
  }))
  const { draft, isDirty, expectedVersion, contest, refused, change } = useEdits(
    loan ? draftOf(loan) : blank,
    loan?.loanCurrentVersion,
  )
  const [chosen, setChosen] = useState<number | null>(null)
  const known = loan?.custID ?? ofCustomer
  const custID = known ?? chosen ?? undefined
  const { customer } =
    useCall('customers/fetch', { customerID: custID ?? 0 }, { enabled: custID !== undefined }).data ?? {}
  const { quote, faults, excessive } = readDraft(draft)
  const regime = quote?.regime ?? regimeOf(draft)
  const figures = quote && loanOutput(quote)
  const refusal = (quote && coveredRefusal(quote, draft.coveredBorrower)) ?? null
  const isWrong = Object.keys(faults).length > 0
  const missing = quote ? null : isWrong ? 'Fix the marked field' : 'Enter a loan amount'
  const saves = hasLoans(session)
  const name = customer && shownName(customer)
  // Figures without a customer are worked out for a question at the counter and may be discarded.
  const isQuote = known !== undefined || chosen !== null || loan !== undefined || draft.loanItem !== item
  const isLost = saves && isQuote && (isDirty || chosen !== null)
  return (
    <Dialog
      open
      onClose={onClose}
      title={loan ? `Change quote ${loan.quoteID}` : 'Loan calculator'}
      description={name && `For ${name}`}
      size="wide"
      dirty={isLost}
      footer={
        <>
          <FooterStart>
            <PrintButtons
              sheet={
                figures &&
                regime && {
                  figures,
                  regime,
                  warnings: figures.warnings,
                  refusal,
                  today,
                  customer: name,
                  item: draft.loanItem,
                }
              }
              missing={missing}
              customerLanguage={customer?.custLanguage}
            />
          </FooterStart>
          <CloseButton />
          {saves && (
            <SaveQuote
              {...{ draft, custID, leadID, loan, expectedVersion, refused, onClose }}
              refusal={missing ?? refusal}
            />
          )}
        </>
      }
    >
      <div className={styles.sides}>
        <div className={styles.inputs}>
          {!loan && place.stores.length > 0 && (
            <SelectField
              label="Store"
              value={place.chosen}
              options={place.stores}
              onChange={(chosen) => change({ rules: place.choose(chosen) })}
            />
          )}
          <LoanInputs
            {...{ draft, change, faults, excessive, today, regime, saves }}
            due={figures ? dueWords(figures) : undefined}
          />
          {saves && known === undefined && holds(session.user.userPermissions, 'customers') && (
            <CustomerChoice custID={chosen} onChange={setChosen} />
          )}
        </div>
        <div className={styles.results} role="region" aria-label="Quote">
          <Contested contest={contest} />
          {usual.without.length > 0 && <Banner tone="warning">{withoutRulesWords(usual.without)}</Banner>}
          {figures && quote ? (
            <>
              <LoanWarnings
                warnings={quote.warnings}
                forbidden={refusal !== null}
                acts={{
                  regime_not_in_effect: (
                    <Button size="small" onClick={() => change({ rules: stateOf(draft.rules) })}>
                      Use that day’s rules
                    </Button>
                  ),
                }}
              />
              <DisclosureBox figures={figures} />
              <div className={styles.pair}>
                <ChargeTable figures={figures} />
                <ChargePartsWithEarly figures={figures} />
              </div>
            </>
          ) : (
            <p className={styles.empty}>
              {isWrong ? 'Fix the marked field' : 'Enter an amount of at least $0.01'} to see what the loan costs.
            </p>
          )}
          {regime && <LawNote {...regime} />}
        </div>
      </div>
      <LeaveGuard dirty={isLost} />
    </Dialog>
  )
}
