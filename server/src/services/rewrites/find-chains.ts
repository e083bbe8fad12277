import type { TicketChain } from '@xd/core/contract/entity/rewrite.ts'
import { effectiveDay } from '@xd/core/domain/notice/effective-day.ts'
import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { ticketChain } from '@xd/core/domain/ticket/chain.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { ticketsByNumbers } from '#queries/import-lookups.ts'
import { findNoticeSettings, noticeSettingsOf } from '#queries/notice-settings.ts'
import { assentsOfPayments } from '#queries/renewal-assents.ts'
import { findStore } from '#queries/stores.ts'
import { linksAround, type TicketLinkRow } from '#queries/ticket-links.ts'

type Chain = typeof TicketChain.Type

/** The chains a ticket belongs to. Every store numbers its own tickets, so two may have the same number. */
export const findChains = query(async (db: Db, scope: CompanyScope, typed: string): Promise<Chain[]> => {
  const ticket = typed.trim()
  const links = ticket === '' ? [] : await linksAround(db, scope, ticket)
  const chains: Chain[] = []
  for (const storeID of scope.storeIDs) {
    const own = links.filter((link) => link.storeID === storeID)
    const tickets = ticketChain(own, ticket)
    if (tickets.length < 2) continue
    const effective = await effectiveDays(db, scope, storeID, own)
    const paymentIDs = own.map(({ paymentID }) => paymentID)
    const assents = new Map(
      (await assentsOfPayments(db, scope, paymentIDs)).map(({ paymentID, assentedAt }) => [paymentID, assentedAt]),
    )
    chains.push({ storeID, tickets, steps: stepsOf(tickets, own, { effective, assents }) })
  }
  return chains
})

type EffectiveDays = (link: TicketLinkRow) => LocalDay | null

const effectiveDays = async (
  db: Db,
  scope: CompanyScope,
  storeID: number,
  links: readonly TicketLinkRow[],
): Promise<EffectiveDays> => {
  const store = await findStore(db, scope, storeID)
  if (store === undefined) return () => null
  const { noticeLaw } = noticeSettingsOf(await findNoticeSettings(db, scope, storeID), store)
  const numbers = links.map(({ oldTicket }) => ticketNumberOf(oldTicket))
  const book = await ticketsByNumbers(db, scope, storeID, numbers)
  return ({ oldTicket, rewriteAt }) =>
    effectiveDay(noticeLaw, {
      dueDate: book.get(ticketNumberOf(oldTicket))?.ticketDueDate ?? '',
      issuedOn: localDay(rewriteAt, store.storeTimezone),
    })
}

const stepsOf = (
  tickets: readonly string[],
  links: readonly TicketLinkRow[],
  { effective, assents }: { readonly effective: EffectiveDays; readonly assents: ReadonlyMap<number, number> },
): Chain['steps'] =>
  tickets.flatMap((oldTicket) => {
    const link = links.find((one) => one.oldTicket === oldTicket)
    if (link === undefined) return []
    const { rewriteID, newTicket, ticketState, changedAt: ticketDate, paymentID, paymentKey } = link
    const assentDate = assents.get(paymentID) ?? null
    const effectiveDate = effective(link)
    return [{ rewriteID, oldTicket, newTicket, ticketState, ticketDate, effectiveDate, paymentKey, assentDate }]
  })
