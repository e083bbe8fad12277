import { Link } from '@tanstack/react-router'
import { Calculator, X } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import type { MilitaryCheck } from '@xd/core/domain/loan/military-check.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { dayAndMonth } from '@xd/core/domain/time/relative.ts'
import { openDialog } from '#data/dialogs.ts'
import { type CartData, type LoanData, useLoanChange } from '#data/loans.ts'
import { useCall } from '#data/use-call.ts'
import { useOverride } from '#parts/override/use-override.tsx'
import { useStoreDay } from '#parts/store/use-store-day.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Arriving } from '#ui/busy/arriving.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { paths } from '#paths.ts'
import { MilitaryCheckDialog } from './military-check-dialog.tsx'
import { LoanTag } from './loan-tag.tsx'
import { shownDay } from './shown-day.ts'
import styles from './cart.module.css'

/** The quotes that a customer is deciding on: the loan amounts, what is due, and accepting one or all. */
export function CustomerCart({ custID, storeID }: { custID: number; storeID: number }) {
  const query = useCall('customers/cart/fetch', { custID })
  const cart = query.data?.cart
  const calculate = (
    <Button
      size="small"
      icon={<Calculator aria-hidden="true" />}
      onClick={() => openDialog({ kind: 'loan', custID, storeID })}
    >
      New quote
    </Button>
  )
  if (!cart) return query.isError ? <p className={styles.quiet}>The cart couldn’t be loaded.</p> : <Arriving />
  if (cart.quotes.length === 0)
    return (
      <div className={styles.cart}>
        <p className={styles.quiet}>No quotes in the cart.</p>
        {calculate}
      </div>
    )
  return (
    <div className={styles.cart}>
      <ul className={styles.quotes} aria-label="Quotes in the cart">
        {cart.quotes.map((loan) => (
          <Quote key={loan.quoteID} loan={loan} custID={custID} />
        ))}
      </ul>
      <Totals cart={cart} storeID={storeID} />
      <div className={styles.acts}>
        <AcceptAll cart={cart} />
        {calculate}
      </div>
    </div>
  )
}

interface Accepting {
  readonly quotes: readonly LoanData[]
  /** The message after accepting this many. */
  readonly said: (accepted: number) => string
}

const needsCheck = ({ militaryCheckState, overridden }: LoanData): boolean =>
  militaryCheckState === 'missing' && !overridden.includes('military-lending')

/** Accepts quotes of one customer: one check for the Military Lending Act is enough for all of them. */
const useAcceptCart = (custID: number) => {
  const { mutate, isPending } = useLoanChange('customers/cart/accept')
  const { orAsk, question } = useOverride()
  const [asked, setAsked] = useState<Accepting>()
  const [isChecking, setIsChecking] = useState(false)
  const send = (accepting: Accepting, militaryCheck?: MilitaryCheck, overrideReason?: string) =>
    mutate(
      { custID, quoteIDs: accepting.quotes.map(({ quoteID }) => quoteID), militaryCheck, overrideReason },
      {
        onSuccess: ({ loans }) => toast(accepting.said(loans.length)),
        onError: (error) => orAsk(error, (reason) => send(accepting, militaryCheck, reason)),
      },
    )
  return {
    isPending,
    accept: (accepting: Accepting) => {
      setAsked(accepting)
      if (accepting.quotes.some(needsCheck)) setIsChecking(true)
      else send(accepting)
    },
    questions: (
      <>
        {question}
        <MilitaryCheckDialog
          open={isChecking}
          onClose={() => setIsChecking(false)}
          onAccept={(check) => asked && send(asked, check)}
        />
      </>
    ),
  }
}

function Quote({ loan, custID }: { loan: LoanData; custID: number }) {
  const { accept, isPending, questions } = useAcceptCart(custID)
  const remove = useLoanChange('customers/cart/remove-quote')
  const { quoteID, loanStatus, amount, loanItem } = loan
  const name = `quote ${quoteID}, ${dollars(amount)}`
  return (
    <li className={styles.quote} aria-label={`Quote ${quoteID}`}>
      {questions}
      <Link className={styles.open} to={paths.loans} search={{ loan: quoteID } as never}>
        <b className="num">{dollars(amount)}</b>{' '}
        <span className={`${styles.item} cut`}>{loanItem || `Quote ${quoteID}`}</span>
      </Link>
      {loanStatus === 'open' ? (
        <Button
          writes
          size="small"
          busy={isPending}
          aria-label={`Accept ${name}`}
          onClick={() => accept({ quotes: [loan], said: () => `Quote ${quoteID} accepted` })}
        >
          Accept
        </Button>
      ) : (
        <LoanTag status={loanStatus} />
      )}
      <IconButton
        writes
        size="small"
        label={`Remove ${name}`}
        icon={<X aria-hidden="true" />}
        onClick={() => remove.mutate({ custID, quoteID }, { onError: toastFailure })}
      />
    </li>
  )
}

const sumLine = (title: ReactNode, amount: number) => (
  <div>
    <dt>{title}</dt>
    <dd>{dollars(amount)}</dd>
  </div>
)

/** The total, and what is due next; the other dates on request. */
function Totals({ cart, storeID }: { cart: CartData; storeID: number }) {
  const [showsDates, setShowsDates] = useState(false)
  const today = useStoreDay()(storeID)
  const next = cart.due.find(({ date }) => date >= today) ?? cart.due.at(-1)
  const some = (quotes: number) =>
    quotes < cart.quotes.length && <span className={styles.quiet}> · {countOf(quotes, 'quote')}</span>
  return (
    <div className={`${styles.due} num`}>
      <dl className={styles.totals} aria-label="Due for the cart">
        {sumLine('Total lent', cart.totalAmount)}
        {next && (
          <div className={styles.next}>
            <dt>
              Due {dayAndMonth(asLocalDay(next.date), today)}: {some(next.quotes)}
            </dt>
            <dd>{dollars(next.amountDue)}</dd>
          </div>
        )}
      </dl>
      {cart.due.length > 1 && (
        <Button size="small" variant="ghost" aria-expanded={showsDates} onClick={() => setShowsDates(!showsDates)}>
          {showsDates ? 'Hide dates' : 'Show dates'}
        </Button>
      )}
      {showsDates && (
        <dl className={styles.totals} aria-label="Due on each date">
          {cart.due.map(({ date, amountDue, quotes }) => (
            <Fragment key={date}>
              {sumLine(
                <>
                  {shownDay(date)}
                  {some(quotes)}
                </>,
                amountDue,
              )}
            </Fragment>
          ))}
        </dl>
      )}
    </div>
  )
}

function AcceptAll({ cart }: { cart: CartData }) {
  const { accept, isPending, questions } = useAcceptCart(cart.custID)
  const open = cart.quotes.filter(({ loanStatus }) => loanStatus === 'open')
  if (open.length < 2) return null
  return (
    <>
      {questions}
      <Button
        writes
        size="small"
        variant="primary"
        busy={isPending}
        onClick={() => accept({ quotes: open, said: (accepted) => `${countOf(accepted, 'quote')} accepted` })}
      >
        Accept all {open.length}
      </Button>
    </>
  )
}
