import type { CoveredBorrower } from '@xd/core/domain/loan/covered.ts'
import { isMonthlyFee, storageChoices, usualStorageFee } from '@xd/core/domain/loan/fees.ts'
import type { ExcessiveFee } from '@xd/core/domain/loan/maximum.ts'
import { isNegotiable } from '@xd/core/domain/loan/interest.ts'
import type { LoanFaults } from '@xd/core/domain/loan/input.ts'
import type { Regime } from '@xd/core/domain/loan/regime.ts'
import { cents, formatDollars, parseDollars } from '@xd/core/domain/money/cents.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { RULE_OPTIONS } from '#parts/loan/rule-options.ts'
import { Field } from '#ui/field/field.tsx'
import { MoneyField } from '#ui/field/money-field.tsx'
import { RadioChips } from '#ui/field/radio-chips.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useLeftErrors } from '#ui/field/use-left-errors.ts'
import { DatePickerField } from '#ui/picker/date-picker-field.tsx'
import { isUnfinished, type LoanDraft, type MoneyField as MoneyName } from './loan-draft.ts'
import styles from './calculator.module.css'

interface Props {
  readonly draft: LoanDraft
  readonly change: (change: Partial<LoanDraft>) => void
  readonly faults: LoanFaults
  readonly excessive: readonly ExcessiveFee[]
  readonly today: LocalDay
  /** The law for this loan; null if there is none for its day. */
  readonly regime: Regime | null
  /** The amount due, in one line. */
  readonly due: string | undefined
  /** The quote can be saved. */
  readonly saves: boolean
}

const COVERED_OPTIONS: readonly { value: CoveredBorrower; label: string }[] = [
  { value: 'unknown', label: 'Not asked' },
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
]

const cubicFoot = 1

const sizeIn = ({ itemCubicFeet }: LoanDraft): number | undefined => {
  const size = Number(itemCubicFeet)
  return size > 0 ? size : undefined
}

/** The maximum firearm and storage charges the law allows, shown at the field. */
const hintsOf = (regime: Regime | null, draft: LoanDraft): Partial<Record<MoneyName, string>> => {
  if (regime === null) return {}
  const amount = parseDollars(draft.amount)
  const { byAmount } = amount.ok ? storageChoices(regime, amount.cents, cubicFoot) : {}
  const span = isMonthlyFee(regime, 'firearmFee') ? `, every ${regime.monthDays} days` : ''
  return {
    ...(isMonthlyFee(regime, 'storageFee') && { storageFee: `For each ${regime.monthDays} days.` }),
    ...(byAmount !== undefined && {
      storageFee: `By size. ${(regime.storageBasisPoints ?? 0) / 100}% of the loan would be ${formatDollars(byAmount)}.`,
    }),
    ...(regime.maximumFirearmFee > 0 && {
      firearmFee: `At most ${formatDollars(regime.maximumFirearmFee)} for each firearm${span}.`,
    }),
  }
}

/**
 * The inputs of a loan quote. An error shows at once if more typing can’t fix it, otherwise when the user leaves the
 * field.
 */
export function LoanInputs({ draft, change, faults, excessive, today, regime, due, saves }: Props) {
  const left = useLeftErrors<keyof LoanFaults>(faults)
  const hints = hintsOf(regime, draft)
  const amount = parseDollars(draft.amount)
  const storage = regime ? usualStorageFee({ regime, amount: cents(0), itemCubicFeet: sizeIn(draft) }) : undefined
  const negotiable = regime !== null && amount.ok && isNegotiable(regime, amount.cents)
  const tooHigh = (name: string): string | null => {
    const excess = excessive.find(({ field }) => field === name)
    if (!excess) return null
    return excess.maximum > 0 ? `The law allows ${formatDollars(excess.maximum)}` : 'The law allows none'
  }
  const money = (
    name: MoneyName | 'amount',
    label: string,
    rest: { placeholder?: string; autoFocus?: boolean } = {},
  ) => (
    <MoneyField
      key={name}
      label={label}
      value={draft[name]}
      onChange={(text) => change({ [name]: text })}
      onBlur={left.onBlur(name)}
      error={(isUnfinished(draft[name]) ? left.error(name) : faults[name]) ?? tooHigh(name)}
      hint={name === 'amount' ? due : hints[name]}
      {...rest}
    />
  )
  return (
    <div className={styles.inputs}>
      {money('amount', 'Loan amount', { autoFocus: true })}
      <DatePickerField
        label="Loan date"
        value={draft.loanDate}
        today={today}
        onChange={(loanDate) => change({ loanDate })}
        error={faults.loanDate}
      />
      <SelectField
        label="Rules"
        value={draft.rules}
        options={RULE_OPTIONS}
        onChange={(rules) => change({ rules })}
        error={faults.state ?? faults.regime}
      />
      {(negotiable || draft.customCharge !== '') && money('customCharge', 'Agreed charge, first three months')}
      {(negotiable || draft.agreedMonthlyCharge !== '') &&
        money('agreedMonthlyCharge', 'Agreed charge, each month after')}
      <div className={styles.fees}>
        <TextField
          label="Size, cubic feet"
          numeric
          placeholder="up to 1"
          value={draft.itemCubicFeet}
          onChange={(itemCubicFeet) => change({ itemCubicFeet })}
          onBlur={left.onBlur('itemCubicFeet')}
          error={isUnfinished(draft.itemCubicFeet) ? left.error('itemCubicFeet') : faults.itemCubicFeet}
        />
        {money('storageFee', 'Storage fee', {
          ...(storage !== undefined && { placeholder: formatDollars(storage).slice(1) }),
        })}
        {money('firearmFee', 'Firearm fee')}
        {draft.firearmFee + draft.firearmCount !== '' && (
          <TextField
            label="Number of firearms"
            numeric
            placeholder="1"
            value={draft.firearmCount}
            onChange={(firearmCount) => change({ firearmCount })}
            error={faults.firearmCount}
          />
        )}
        {money('miscFee', 'Other fees')}
      </div>
      {saves && (
        <TextField
          label="Item"
          placeholder="14k chain"
          maxLength={200}
          value={draft.loanItem}
          onChange={(loanItem) => change({ loanItem })}
        />
      )}
      <Field
        label="Service member, spouse or dependent"
        hint="For active duty, the Military Lending Act caps loans at 36% a year."
      >
        {(control) => (
          <RadioChips
            label="Service member, spouse or dependent"
            control={control}
            value={draft.coveredBorrower}
            options={COVERED_OPTIONS}
            onChange={(covered) => change({ coveredBorrower: covered as CoveredBorrower })}
          />
        )}
      </Field>
    </div>
  )
}
