import { OVERRIDABLE_RULES } from '@xd/core/domain/access/override.ts'
import type { CoveredBorrower } from '@xd/core/domain/loan/covered.ts'
import { MILITARY_CHECK_LABELS } from '@xd/core/domain/loan/military-check.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { useAuthors } from '#data/company.ts'
import type { LoanData } from '#data/loans.ts'
import { useSignedIn } from '#data/session.ts'
import { shortDay } from '#ui/picker/month.ts'
import { shownDay } from './shown-day.ts'
import styles from './loans.module.css'

const COVERED_WORDS: Readonly<Record<CoveredBorrower, string>> = {
  unknown: 'Not asked',
  no: 'No',
  yes: 'Yes',
}

const checkWords = ({ day, method, reference }: NonNullable<LoanData['militaryCheck']>): string =>
  [shownDay(day), MILITARY_CHECK_LABELS[method], reference].join(' · ')

const militaryCheckFact = ({ militaryCheck, militaryCheckState }: LoanData): readonly (readonly [string, string])[] => {
  const words = [
    militaryCheck && checkWords(militaryCheck),
    militaryCheckState === 'missing' && (militaryCheck ? 'too old, check again' : 'Missing: over 36% a year'),
  ]
  const said = words.filter(Boolean).join(' · ')
  return said === '' ? [] : [['Military check', said]]
}

/** The input, who saved it, and how long it is valid. */
export function LoanFacts({ loan }: { loan: LoanData }) {
  const { company } = useSignedIn()
  const authorOf = useAuthors()
  const facts: readonly (readonly [string, string])[] = [
    ...(loan.loanItem ? [['For', loan.loanItem] as const] : []),
    ['Loan date', shownDay(loan.loanDate)],
    ['Maturity', shownDay(loan.maturityDate)],
    ['Covered borrower', COVERED_WORDS[loan.coveredBorrower]],
    ...militaryCheckFact(loan),
    ...loan.overridden.map((rule) => ['Overridden', OVERRIDABLE_RULES[rule]] as const),
    ...(loan.firearmCount === null ? [] : [['Firearms', String(loan.firearmCount)] as const]),
    ...(loan.itemCubicFeet === null ? [] : [['Size', `${loan.itemCubicFeet} cubic feet`] as const]),
    [
      'Saved',
      [
        shortDay(localDay(Date.parse(loan.loanSavedDate), company.companyTimezone)),
        authorOf(loan.loanSavedByID) && `by ${authorOf(loan.loanSavedByID)}`,
      ]
        .filter(Boolean)
        .join(', '),
    ],
    ...(loan.loanStatus === 'open' ? [['Open until', shownDay(loan.loanExpiresDay)] as const] : []),
    ...(loan.loanInCart ? [['Cart', 'In the customer’s cart'] as const] : []),
    ...(loan.loanLink ? [['Link', `Works until ${shownDay(loan.loanLink.lastDay)}`] as const] : []),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
