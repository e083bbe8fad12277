import { Link } from '@tanstack/react-router'
import { Calculator, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { LEAD_WANT_LABELS, OPEN_LEADS } from '@xd/core/domain/bubble/lead.ts'
import { openDialog } from '#data/dialogs.ts'
import type { LeadData } from '#data/leads.ts'
import { hasLoans } from '#data/loans.ts'
import { useSignedIn } from '#data/session.ts'
import { LeadTag } from '#parts/lead/lead-tag.tsx'
import { Button } from '#ui/action/button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { paths } from '#paths.ts'
import { useLeadMoves } from './use-lead-moves.tsx'
import { WonDialog } from './won-dialog.tsx'
import styles from './lead-card.module.css'

interface Props {
  lead: LeadData
  custID: number
  storeID: number
}

/** A website visitor's quote request, below their pictures, with its status. */
export function LeadCard({ lead, custID, storeID }: Props) {
  const session = useSignedIn()
  const [isWinning, setWinning] = useState(false)
  const { leadID, leadItem, leadWant, leadStatus, quoteID, wonAmount } = lead
  const moves = useLeadMoves(lead, () => setWinning(true))
  const isOpen = OPEN_LEADS.includes(leadStatus)
  return (
    <div className={styles.card} role="group" aria-label={`Quote request: ${leadItem}`}>
      <p className={styles.head}>
        <LeadTag status={leadStatus} />
        {wonAmount !== null && <b className="num">{dollars(wonAmount)}</b>}
        {quoteID !== null && hasLoans(session) && <Link to={paths.loanDetails(quoteID)}>Loan quote {quoteID}</Link>}
      </p>
      <p className={styles.item} dir="auto">
        {LEAD_WANT_LABELS[leadWant]}: {leadItem}
      </p>
      <div className={styles.acts}>
        {isOpen && hasLoans(session) && (
          <Button
            writes
            size="small"
            icon={<Calculator aria-hidden="true" />}
            onClick={() => openDialog({ kind: 'loan', custID, storeID, item: leadItem, leadID })}
          >
            Make quote
          </Button>
        )}
        <Menu
          label="Move this quote request to"
          trigger={
            <Button writes size="small" variant="ghost" icon={<ChevronDown aria-hidden="true" />}>
              Move to
            </Button>
          }
          entries={moves}
        />
      </div>
      {isWinning && <WonDialog lead={lead} onClose={() => setWinning(false)} />}
    </div>
  )
}
