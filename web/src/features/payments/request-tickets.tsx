import { ChoiceChips } from '#ui/field/choice-chips.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { NoticeFee, TicketRemarks } from './checked-tickets.tsx'
import { ticketsOf } from './payment-words.ts'
import type { ticketChoices } from './request-choices.ts'
import type { RequestDraft } from './request-draft.ts'
import type { useCheckedTickets } from './use-checked-tickets.ts'

type TicketField = 'tickets' | 'noticeFee'

interface Props {
  draft: RequestDraft
  checked: ReturnType<typeof useCheckedTickets>
  choices: ReturnType<typeof ticketChoices>
  error: (field: TicketField) => string | null
  onLeft: (field: TicketField) => () => void
  onChange: (field: TicketField, patch: Partial<RequestDraft>) => void
  /** A ticket on file fills in its amount and memo. */
  onToggle: (ticket: string) => void
}

/** The tickets that a request pays for: typed or chosen, with the known facts about them. */
export function RequestTickets({ draft, checked, choices, error, onLeft, onChange, onToggle }: Props) {
  const tickets = ticketsOf(draft.tickets)
  return (
    <>
      <TextField
        label="Tickets"
        numeric
        placeholder="10233, 10234"
        aside={tickets.length > 1 ? `${tickets.length} tickets` : 'Optional'}
        value={draft.tickets}
        onChange={(text) => onChange('tickets', { tickets: text })}
        onBlur={onLeft('tickets')}
        error={error('tickets')}
      />
      <ChoiceChips
        label="Ticket numbers on file"
        choices={choices}
        isOn={(ticket) => tickets.includes(ticket)}
        onChoose={onToggle}
      />
      <TicketRemarks checked={checked} />
      <NoticeFee
        fee={draft.noticeFee}
        maximum={checked.maximumNoticeFee}
        error={error('noticeFee')}
        onChange={(noticeFee) => onChange('noticeFee', { noticeFee })}
        onBlur={onLeft('noticeFee')}
      />
    </>
  )
}
