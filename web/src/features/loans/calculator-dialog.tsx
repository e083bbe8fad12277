import { Printer } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { shownName } from '@xd/core/domain/customer/name.ts'
import { regimeFor } from '@xd/core/domain/loan/choose-regime.ts'
import { loanOutput } from '@xd/core/domain/loan/output.ts'
import type { Regime } from '@xd/core/domain/loan/regime.ts'
import { regimes } from '@xd/core/domain/loan/regimes.table.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { Dialog, FooterStart } from '#ui/overlay/dialog.tsx'
import { dueWords } from './due-words.ts'
import { isForbidden, isState, type LoanDraft, newDraft, readDraft } from './loan-draft.ts'
import { ChargeParts, ChargeTable, DisclosureBox } from './loan-figures.tsx'
import { LoanInputs } from './loan-inputs.tsx'
import { LawNote, LoanWarnings } from './loan-law.tsx'
import { PrintSheet, type SheetKind } from './print-sheet.tsx'
import { stateOf } from './rule-words.ts'
import { useRulesChoice } from './rules-choice.ts'
import styles from './calculator.module.css'

interface Props {
  /** As typed in the palette: "175". */
  readonly amount?: string | undefined
  readonly custID?: number | undefined
  readonly onClose: () => void
}

const regimeOf = ({ rules, loanDate }: LoanDraft): Regime | null =>
  isState(rules) ? (regimeFor(rules, loanDate) ?? null) : regimes[rules]

/** The loan calculator: figures while typing, the law they follow, and both sheets on paper. */
export function CalculatorDialog({ amount, custID, onClose }: Props) {
  const { company } = useSignedIn()
  const { customer } =
    useCall('customers/fetch', { customerID: custID ?? 0 }, { enabled: custID !== undefined }).data ?? {}
  const today = localDay(useNow(), company.companyTimezone)
  const [usual, keepUsual] = useRulesChoice()
  const [draft, setDraft] = useState(() => newDraft(today, amount, usual))
  const [sheet, setSheet] = useState<SheetKind>('quote')
  const change = (next: Partial<LoanDraft>) => {
    setDraft((before) => ({ ...before, ...next }))
    if (next.rules) keepUsual(next.rules)
  }
  const { quote, faults } = readDraft(draft)
  const regime = quote?.regime ?? regimeOf(draft)
  const figures = quote && loanOutput(quote)
  const forbidden = quote !== null && isForbidden(quote, draft.covered)
  const print = (kind: SheetKind) => {
    flushSync(() => setSheet(kind))
    window.print()
  }
  const missing = figures === null ? 'Enter a loan amount' : null
  return (
    <Dialog
      open
      onClose={onClose}
      title="Loan calculator"
      description={customer && `For ${shownName(customer)}`}
      size="wide"
      footer={
        <>
          <FooterStart>
            <span className={styles.prints}>
              <Button icon={<Printer aria-hidden="true" />} disabledReason={missing} onClick={() => print('quote')}>
                Print quote
              </Button>
              <Button
                icon={<Printer aria-hidden="true" />}
                disabledReason={missing}
                onClick={() => print('disclosure')}
              >
                Print disclosure
              </Button>
            </span>
          </FooterStart>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <div className={styles.sides}>
        <LoanInputs {...{ draft, change, faults, today, regime }} due={figures ? dueWords(figures) : undefined} />
        <div className={styles.results} aria-live="polite" role="region" aria-label="Quote">
          {figures && quote ? (
            <>
              <LoanWarnings
                warnings={quote.warnings}
                forbidden={forbidden}
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
                <ChargeParts figures={figures} />
              </div>
            </>
          ) : (
            <p className={styles.empty}>Enter an amount of at least $0.01 to see what the loan costs.</p>
          )}
          {regime && <LawNote regime={regime} />}
        </div>
      </div>
      {figures && regime && (
        <PrintSheet
          {...{
            kind: sheet,
            figures,
            regime,
            today,
            company: company.companyName,
            customer: customer && shownName(customer),
          }}
        />
      )}
    </Dialog>
  )
}
