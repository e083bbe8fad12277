import { useNavigate } from '@tanstack/react-router'
import { Ban, CircleX, Copy, Ellipsis, MessageSquare, Pencil, ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import type { MilitaryCheck } from '@xd/core/domain/loan/military-check.ts'
import { loanCan } from '@xd/core/domain/loan/can.ts'
import { openDialog } from '#data/dialogs.ts'
import { type LoanData, useLoanChange } from '#data/loans.ts'
import { useOverride } from '#parts/override/use-override.tsx'
import { Button } from '#ui/action/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { paths } from '#paths.ts'
import { MilitaryCheckDialog } from './military-check-dialog.tsx'
import { useShareLoan } from './use-share-loan.ts'

const refusal = (allowed: ReturnType<typeof loanCan.accept>): string | null => (allowed.ok ? null : allowed.reason)

const DECIDED = { accepted: 'accepted', declined: 'declined', void: 'voided' } as const
type Decision = keyof typeof DECIDED

interface Deciding {
  /** A check that the borrower isn’t covered by the Military Lending Act. */
  readonly check?: MilitaryCheck | undefined
  readonly overrideReason?: string | undefined
}

const useDecide = (loan: LoanData) => {
  const save = useLoanChange('loans/save')
  const { orAsk, question } = useOverride()
  const decide = (loanStatus: Decision, { check, overrideReason }: Deciding = {}) =>
    save.mutate(
      {
        loan: {
          loanID: loan.loanID,
          loanStatus,
          expectedVersion: loan.loanCurrentVersion,
          ...(check && { coveredBorrower: 'no', militaryCheck: check }),
        },
        overrideReason,
      },
      {
        onSuccess: () => toast(`Quote ${loan.quoteID} ${DECIDED[loanStatus]}`),
        onError: (error) => orAsk(error, (reason) => decide(loanStatus, { check, overrideReason: reason })),
      },
    )
  return { decide, busy: save.isPending, question }
}

/** Accepts the latest version, even if an older one is shown. */
export function AcceptLoan({ loan }: { loan: LoanData }) {
  const { decide, busy, question } = useDecide(loan)
  const [checking, setChecking] = useState(false)
  const needsCheck = loan.militaryCheckState === 'missing' && !loan.overridden.includes('military-lending')
  return (
    <>
      {question}
      <MilitaryCheckDialog
        open={checking}
        onClose={() => setChecking(false)}
        onAccept={(check) => decide('accepted', { check })}
      />
      <Button
        writes
        variant="primary"
        busy={busy}
        disabledReason={refusal(loanCan.accept(loan.loanStatus))}
        onClick={() => (needsCheck ? setChecking(true) : decide('accepted'))}
      >
        Accept
      </Button>
    </>
  )
}

/** A quote's other actions. */
export function LoanMenu({ loan, onClose }: { loan: LoanData; onClose: () => void }) {
  const navigate = useNavigate()
  const { decide } = useDecide(loan)
  const add = useLoanChange('customers/cart/add-quote')
  const { copyLink, textLink, question } = useShareLoan(loan)
  const [voiding, setVoiding] = useState(false)
  const { loanStatus: status, custID, quoteID } = loan
  const share = refusal(loanCan.share(status))
  const nobody = custID === null ? 'This quote has no customer yet' : null
  const entries: MenuEntry[] = [
    {
      key: 'change',
      writes: true,
      label: 'Change…',
      icon: <Pencil aria-hidden="true" />,
      disabledReason: refusal(loanCan.change(status)),
      onSelect: () => {
        onClose()
        openDialog({ kind: 'loan', loan })
      },
    },
    {
      key: 'cart',
      writes: true,
      label: 'Add to cart',
      icon: <ShoppingCart aria-hidden="true" />,
      disabledReason: nobody ?? (loan.loanInCart ? 'Already in the cart' : refusal(loanCan.addToCart(status))),
      onSelect: () =>
        custID !== null &&
        add.mutate(
          { custID, quoteID },
          { onSuccess: () => toast(`Quote ${quoteID} added to the cart`), onError: toastFailure },
        ),
    },
    {
      key: 'copy',
      writes: true,
      label: 'Copy link',
      icon: <Copy aria-hidden="true" />,
      disabledReason: share,
      onSelect: () => void copyLink(),
    },
    {
      key: 'text',
      writes: true,
      label: 'Text link…',
      icon: <MessageSquare aria-hidden="true" />,
      disabledReason: nobody ?? share,
      onSelect: () => void textLink((convoID) => void navigate({ href: paths.inboxConversation(convoID) })),
    },
    {
      key: 'decline',
      writes: true,
      label: 'Decline',
      icon: <CircleX aria-hidden="true" />,
      disabledReason: refusal(loanCan.decline(status)),
      onSelect: () => decide('declined'),
    },
    {
      key: 'void',
      writes: true,
      label: 'Void…',
      icon: <Ban aria-hidden="true" />,
      disabledReason: refusal(loanCan.void(status)),
      onSelect: () => setVoiding(true),
    },
  ]
  return (
    <>
      {question}
      <Menu
        trigger={<Button icon={<Ellipsis aria-hidden="true" />}>More</Button>}
        entries={entries}
        label={`Quote for ${dollars(loan.amount)}`}
      />
      <ConfirmDialog
        open={voiding}
        onCancel={() => setVoiding(false)}
        onConfirm={() => {
          setVoiding(false)
          decide('void')
        }}
        title={`Void quote ${quoteID} for ${dollars(loan.amount)}?`}
        description="The quote can no longer be accepted or shared, and its link stops working. This can’t be undone."
        confirm="Void quote"
        danger
      />
    </>
  )
}
