import { createHash } from 'node:crypto'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import type { MilitaryCheck } from '@xd/core/domain/loan/military-check.ts'
import { stateOfStore } from '@xd/core/domain/loan/usual-rules.ts'
import { type Cents, cents } from '@xd/core/domain/money/cents.ts'
import { stateOfLaw } from '@xd/core/domain/notice/lawful.ts'
import { type OldLoan, type RenewalOffer, renewalOffer } from '@xd/core/domain/renewal/offer.ts'
import { type ShownTerms, shownTerms } from '@xd/core/domain/renewal/words.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { mayBeTheirs } from '@xd/core/domain/ticket/book.ts'
import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import { parseTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { findCompanySettings } from '#queries/company-settings.ts'
import { type StoredTicket, ticketsByNumbers } from '#queries/import-lookups.ts'
import { findNoticeSettings, noticeSettingsOf } from '#queries/notice-settings.ts'
import { findStore } from '#queries/stores.ts'

/** A request that renews tickets. */
export interface RenewingRequest {
  readonly storeID: number
  readonly custID: number
  readonly amountCents: Cents
  readonly paymentNoticeFee: Cents
  readonly paymentRewrite: 0 | 1
  readonly paymentTicketList: string
  /** JSON; null if there is none. */
  readonly militaryCheck: string | null
}

const oldLoan = (booked: StoredTicket | undefined, custID: number): OldLoan | undefined =>
  booked === undefined || !mayBeTheirs(booked, custID)
    ? undefined
    : {
        ...booked,
        dueDate: booked.ticketDueDate,
        graceEnds: booked.graceByNotice ?? booked.ticketGraceDate,
        description: booked.ticketDescription,
      }

/** Where a request's new loans are made, and on which terms; null if it renews nothing. */
export const offerFor = async (
  db: Db,
  scope: CompanyScope,
  request: RenewingRequest,
  now: number,
): Promise<{ readonly offer: RenewalOffer; readonly lender: string } | null> => {
  const list = parseTicketList(request.paymentTicketList)
  if (request.paymentRewrite !== 1 || !list.ok || list.tickets.length === 0) return null
  const { storeID, custID } = request
  const numbers = list.tickets.map(ticketNumberOf)
  const [company, store, settings, book] = await Promise.all([
    findCompanySettings(db, scope),
    findStore(db, scope, storeID),
    findNoticeSettings(db, scope, storeID),
    ticketsByNumbers(db, scope, storeID, numbers),
  ])
  if (store === undefined || !hasFeature(JSON.parse(company.features) as string[], 'rewrites')) return null
  const { noticeLaw: law } = noticeSettingsOf(settings, store)
  const offer = renewalOffer({
    isOn: company.companyElectronicRenewals === 1,
    law,
    state: stateOfStore(store.storeAddressStr) ?? stateOfLaw(law),
    loans: numbers.map((number) => oldLoan(book.get(number), custID)),
    paid: cents(request.amountCents - request.paymentNoticeFee),
    check: request.militaryCheck === null ? null : (JSON.parse(request.militaryCheck) as MilitaryCheck),
    today: localDay(now, store.storeTimezone),
  })
  return { offer, lender: [store.storeName, store.storeAddressStr].filter(Boolean).join(', ') }
}

/** The terms that a request's page shows; undefined where its contract is signed in the store. */
export const termsFor = query(
  async (
    db: Db,
    scope: CompanyScope,
    request: RenewingRequest,
    { now, language }: { readonly now: number; readonly language: Language },
  ): Promise<ShownTerms | undefined> => {
    const made = await offerFor(db, scope, request, now)
    return made?.offer.ok ? shownTerms(made.offer.loans, made.lender, language) : undefined
  },
)

/** Names terms by all their words and figures. */
export const digestOf = (terms: ShownTerms): string =>
  createHash('sha256').update(JSON.stringify(terms)).digest('base64url')
