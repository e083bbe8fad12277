import { useState } from 'react'
import { dollarsFromCents, parseDollars } from '@xd/core/domain/money/cents.ts'
import { type LeadData, useLeadChange } from '#data/leads.ts'
import { LeaveGuard } from '#parts/page/leave-guard.tsx'
import { MoneyField } from '#ui/field/money-field.tsx'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'

interface Props {
  lead: LeadData
  onClose: () => void
}

/** The customer came in and it went through. Asks for the amount if the loan quote does not give it. */
export function WonDialog({ lead, onClose }: Props) {
  const { leadID, leadItem, leadStatus, leadWant, quoteID } = lead
  const [amount, setAmount] = useState('')
  const change = useLeadChange()
  const parsed = amount.trim() === '' ? undefined : parseDollars(amount)
  const fault = parsed && !parsed.ok ? parsed.reason : null
  const isDirty = amount !== ''
  const save = () => {
    if (fault !== null || change.isPending) return
    const wonAmount = parsed?.ok ? dollarsFromCents(parsed.cents) : undefined
    change.mutate(
      { leadID, leadStatus: 'won', expectedStatus: leadStatus, ...(wonAmount !== undefined && { wonAmount }) },
      {
        onSuccess: () => {
          toast('Quote request: won')
          onClose()
        },
        onError: toastFailure,
      },
    )
  }
  return (
    <EditorDialog
      onClose={onClose}
      title="Won"
      description={leadItem}
      dirty={isDirty}
      onSubmit={save}
      does="Mark as won"
      busy={change.isPending}
      refusal={fault}
    >
      <MoneyField
        label={leadWant === 'sell' ? 'Paid to the customer' : 'Lent to the customer'}
        hint={quoteID === null ? 'For your reports. Optional.' : 'Leave empty to use the loan quote’s amount.'}
        value={amount}
        onChange={setAmount}
        error={fault}
      />
      <LeaveGuard dirty={isDirty} />
    </EditorDialog>
  )
}
