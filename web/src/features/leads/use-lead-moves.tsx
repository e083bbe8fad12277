import { leadCan, LEAD_STATUS_LABELS, LEAD_STATUSES, type LeadStatus } from '@xd/core/domain/bubble/lead.ts'
import { type LeadData, useLeadChange } from '#data/leads.ts'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'

/** Where a quote request can be moved; moving it to won asks for the amount first. */
export const useLeadMoves = ({ leadID, leadStatus, leadAnswered }: LeadData, onWin: () => void): MenuEntry[] => {
  const change = useLeadChange()
  const move = (to: LeadStatus) =>
    change.mutate(
      { leadID, leadStatus: to, expectedStatus: leadStatus },
      { onSuccess: () => toast(`Quote request: ${LEAD_STATUS_LABELS[to].toLowerCase()}`), onError: toastFailure },
    )
  const answeredAt = leadAnswered ? 0 : null
  return LEAD_STATUSES.filter((to) => to !== leadStatus).map((to) => {
    const can = leadCan(to, { answeredAt })
    return {
      key: to,
      writes: true,
      label: to === 'won' ? `${LEAD_STATUS_LABELS[to]}…` : LEAD_STATUS_LABELS[to],
      disabledReason: can.ok ? null : can.reason,
      onSelect: () => (to === 'won' ? onWin() : move(to)),
    }
  })
}
