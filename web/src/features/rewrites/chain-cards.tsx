import { Link } from '@tanstack/react-router'
import { MoveRight } from 'lucide-react'
import { Fragment } from 'react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { formatTicketChain } from '@xd/core/domain/ticket/chain.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { StoreNameOf } from '#parts/store/store-name.tsx'
import { paths } from '#paths.ts'
import { mediumDay } from '#ui/picker/month.ts'
import { RewriteTag } from './rewrite-tag.tsx'
import styles from './rewrites.module.css'

type Chain = WireOutput<'payments/rewrites/find-chain'>['chains'][number]

interface Props {
  chains: readonly Chain[]
  ticket: string
  onOpen: (rewriteID: number) => void
}

/** All numbers a ticket has had, at each store, oldest first; each step opens the batch that assigned it. */
export function ChainCards({ chains, ticket, onOpen }: Props) {
  return (
    <section className={styles.chains} aria-label={`Numbers for ticket ${ticket}`}>
      {chains.map(({ storeID, tickets, steps }) => {
        const newest = steps.at(-1)
        return (
          <div key={storeID} className={styles.chain} aria-label={formatTicketChain(tickets)} role="group">
            <StoreNameOf storeID={storeID} />
            <ol className={`${styles.links} num`}>
              {tickets.map((number, i) => (
                <Fragment key={number}>
                  {i > 0 && <MoveRight size={16} aria-hidden="true" />}
                  <li>
                    {steps[i] === undefined && steps[i - 1] === undefined ? (
                      number
                    ) : (
                      <button
                        type="button"
                        className={number === ticket ? styles.sought : styles.link}
                        onClick={() => onOpen((steps[i] ?? steps[i - 1])!.rewriteID)}
                      >
                        {number}
                      </button>
                    )}
                  </li>
                </Fragment>
              ))}
            </ol>
            {newest && <RewriteTag state={newest.ticketState} />}
            {newest?.effectiveDate && (
              <span className={styles.effective}>
                {newest.newTicket} takes effect on {mediumDay(asLocalDay(newest.effectiveDate))} (Cal. Fin. Code §
                21201.5)
              </span>
            )}
            {newest?.assentDate && (
              <Link className={styles.effective} to={paths.payments} search={{ payment: newest.paymentKey } as never}>
                Agreed to on the pay page: see the terms
              </Link>
            )}
          </div>
        )
      })}
    </section>
  )
}
