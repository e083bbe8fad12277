import { useState } from 'react'
import { MONEY_LABELS } from '@xd/core/domain/figure/money-labels.ts'
import { PLAN_INTERVAL_LABELS, PLAN_INTERVALS, PLAN_KIND_LABELS, PLAN_KINDS } from '@xd/core/domain/plan/plan.ts'
import { openDayFrom } from '@xd/core/domain/plan/turn-days.ts'
import { PAYMENT_MEMO_MAX } from '@xd/core/domain/payment/limits.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { useStore } from '#data/company.ts'
import { type PlanData, useSavePlan } from '#data/plans.ts'
import { NotSaved } from '#parts/page/not-saved.tsx'
import { useEditor } from '#parts/page/use-editor.tsx'
import { useStoreDay } from '#parts/store/use-store-day.ts'
import { FieldPair } from '#ui/field/field-pair.tsx'
import { MoneyField } from '#ui/field/money-field.tsx'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { DatePickerField } from '#ui/picker/date-picker-field.tsx'
import { draftFaults, draftOf, planFrom } from './plan-draft.ts'
import { TurnsPreview } from './turns-preview.tsx'

interface Props {
  readonly plan: PlanData | null
  readonly custID: number
  readonly storeID: number
  readonly onClose: () => void
}

const KINDS = PLAN_KINDS.map((kind) => ({ value: kind, label: PLAN_KIND_LABELS[kind] }))
const INTERVALS = PLAN_INTERVALS.map((every) => ({ value: every, label: PLAN_INTERVAL_LABELS[every] }))

/** A plan's terms. Its kind stays once it is saved. */
export function PlanEditor({ plan, custID, storeID, onClose }: Props) {
  const today = useStoreDay()(storeID)
  const save = useSavePlan()
  const store = useStore(storeID)
  const tomorrow = addDays(today, 1)
  const [firstDay] = useState((store && openDayFrom(tomorrow, store)) ?? tomorrow)
  const [isTried, setTried] = useState(false)
  const editor = useEditor(save, {
    saved: draftOf(plan, firstDay),
    version: plan?.planVersion,
    record: 'plan',
    onClose,
  })
  const { draft, change, field, failure } = editor
  const faults = draftFaults(draft)
  const shown = isTried ? faults : {}
  const submit = () => {
    setTried(true)
    if (Object.keys(faults).length > 0) return
    const input = planFrom(draft, { custID, storeID, planID: plan?.planID })
    editor.save({ plan: input }, () => {
      toast(plan ? 'Plan saved' : 'Plan started')
      editor.leave()
    })
  }
  const isLayaway = draft.kind === 'layaway'
  return (
    <EditorDialog
      {...editor.dialog}
      title={plan ? 'Edit plan' : 'New plan'}
      description="Each payment is requested by text on its day, when the store is open."
      does={plan ? 'Save plan' : 'Start plan'}
      onSubmit={submit}
      start={plan === null && <TurnsPreview draft={draft} storeID={storeID} />}
    >
      {failure && <NotSaved error={failure} what="plan" isNew={plan === null} />}
      {plan === null && (
        <SegmentedControl label="Kind" value={draft.kind} onChange={(kind) => change({ kind })} segments={KINDS} />
      )}
      <TextField
        label="Memo"
        required
        hint="The customer sees this."
        maxLength={PAYMENT_MEMO_MAX}
        {...field('memo', 'planMemo')}
      />
      {isLayaway && (
        <MoneyField
          label={MONEY_LABELS.planTotal}
          required
          hint="The layaway’s full price, or what is left of it."
          {...field('total', 'planTotal', shown.total)}
        />
      )}
      <FieldPair>
        {draft.kind !== 'once' && (
          <TextField
            label="Payments"
            required
            numeric
            inputMode="numeric"
            maxLength={2}
            {...field('count', 'planCount', shown.count)}
          />
        )}
        <MoneyField
          label={draft.kind === 'once' ? 'Amount' : MONEY_LABELS.planAmount}
          required={!isLayaway}
          aside={isLayaway ? 'Split evenly if empty' : undefined}
          {...field('amount', 'planAmount', shown.amount)}
        />
      </FieldPair>
      <FieldPair>
        <DatePickerField
          label={draft.kind === 'once' ? 'Day' : 'First payment'}
          required
          today={today}
          min={today}
          {...field('start', 'planStart')}
        />
        {draft.kind !== 'once' && (
          <SelectField
            label="Interval"
            value={draft.every}
            onChange={(every) => change({ every: every as typeof draft.every })}
            options={INTERVALS}
          />
        )}
      </FieldPair>
      <TextField
        label="Tickets"
        aside="Optional"
        hint="With tickets, only debit cards are accepted."
        numeric
        placeholder="10233, 10234"
        {...field('tickets', 'planTickets', shown.tickets)}
      />
    </EditorDialog>
  )
}
