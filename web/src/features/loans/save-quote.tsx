import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { type LoanData, useLoanChange } from '#data/loans.ts'
import { type Refusal, useOverride } from '#parts/override/use-override.tsx'
import { Button } from '#ui/action/button.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { paths } from '#paths.ts'
import { type LoanDraft, savedInput } from './loan-draft.ts'

interface Props {
  readonly draft: LoanDraft
  readonly custID: number | undefined
  /** The quote request that it answers. */
  readonly leadID: number | undefined
  readonly loan: LoanData | undefined
  /** The version of the quote that the draft began with. */
  readonly expectedVersion: number | undefined
  /** Called when it was not saved, because somebody else may have saved a newer one. */
  readonly refused: (failure: { readonly code: string }) => void
  /** Why it can’t be saved. */
  readonly refusal: string | null
  readonly onClose: () => void
}

/** Saves the quote, or the next version of one. A customer's new quote can go straight into their cart. */
export function SaveQuote({ draft, custID, leadID, loan, expectedVersion, refused, refusal, onClose }: Props) {
  const navigate = useNavigate()
  const save = useLoanChange('loans/save')
  const add = useLoanChange('customers/cart/add-quote')
  const busy = save.isPending || add.isPending
  const said = ({ loanID }: LoanData, what: string) => {
    onClose()
    toast(`Quote ${loanID} ${what}`, {
      action: { label: 'Open', onClick: () => void navigate({ href: paths.loanDetails(loanID) }) },
    })
  }
  /** Saved, but not in the cart yet: trying again does not save a second one. */
  const made = useRef<{ readonly of: string; readonly loan: LoanData }>(undefined)
  const override = useOverride()
  const keep = async (inCart: boolean, overrideReason?: string) => {
    const input = {
      ...savedInput(draft),
      ...(custID !== undefined && { custID }),
      ...(leadID !== undefined && { leadID }),
      ...(loan && { loanID: loan.loanID, expectedVersion }),
    }
    const of = JSON.stringify(input)
    try {
      const saved =
        made.current?.of === of
          ? made.current.loan
          : (await save.mutateAsync({ loan: input, overrideReason }, { onError: refused })).loan
      made.current = { of, loan: saved }
      if (inCart && custID !== undefined) await add.mutateAsync({ custID, quoteID: saved.quoteID })
      said(saved, inCart ? 'saved and added to the cart' : 'saved')
    } catch (error) {
      override.orAsk(error as Refusal, (reason) => void keep(inCart, reason))
    }
  }
  const toCart = custID !== undefined && !loan
  return (
    <>
      {override.question}
      <Button
        writes
        variant={toCart ? 'secondary' : 'primary'}
        busy={busy}
        disabledReason={refusal}
        onClick={() => void keep(false)}
      >
        Save quote
      </Button>
      {toCart && (
        <Button writes variant="primary" busy={busy} disabledReason={refusal} onClick={() => void keep(true)}>
          Add to cart
        </Button>
      )}
    </>
  )
}
