import { cents, dollarsFromCents } from '@xd/core/domain/money/cents.ts'
import type { readCustomerRecords } from '#queries/customer-records.ts'

type Records = Omit<Awaited<ReturnType<typeof readCustomerRecords>>, 'visits'>

export const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
const dollars = (amount: number | null): number | null => (amount === null ? null : dollarsFromCents(cents(amount)))

/** A customer's tickets, quotes, notices, requests to stop, promises to pay, quote requests, payment plans and chats, and what they agreed to, as their data file has them. */
export const recordsOfCustomer = (records: Records, storeName: (storeID: number) => string | undefined) => ({
  consents: records.consents.map(({ consentKind, given, source, at }) => ({
    about: consentKind,
    given: given === 1,
    source,
    date: iso(at),
  })),
  electronicNotices: records.addresses.map(({ address, agreedAt, provedAt }) => ({
    address,
    agreed: iso(agreedAt),
    proved: iso(provedAt),
  })),
  tickets: records.tickets.map((ticket) => ({
    store: storeName(ticket.storeID),
    number: ticket.ticketNumber,
    status: ticket.ticketStatus,
    description: ticket.ticketDescription,
    loanDay: ticket.ticketLoanDate,
    dueDay: ticket.ticketDueDate || null,
    graceEnds: ticket.graceByNotice ?? ticket.ticketGraceDate,
    principal: dollars(ticket.principalCents),
    amountDue: dollars(ticket.amountDueCents),
    asOf: iso(ticket.asOf),
  })),
  loanQuotes: records.loans.map((loan) => ({
    number: loan.loanID,
    status: loan.loanStatus,
    saved: iso(loan.savedAt),
    item: loan.loanItem,
    amount: dollars(loan.amountCents),
    maturityDay: loan.maturityDate,
    graceEnds: loan.graceEnds,
  })),
  notices: records.notices.map((notice) => ({
    store: storeName(notice.storeID),
    kind: notice.batchKind,
    day: notice.batchDate,
    status: notice.noticeStatus,
    name: notice.givenName,
    customerNumber: notice.customerNumber,
    sentTo: notice.address,
    postalAddress: notice.postalAddress,
    email: notice.givenEmail,
    subject: notice.subject,
    body: notice.body,
    mailed: notice.mailedOn,
    tickets: records.noticeTickets
      .filter(({ noticeID }) => noticeID === notice.noticeID)
      .map(({ ticketNumber, dueDate, description, amountDueCents }) => ({
        number: ticketNumber,
        dueDay: dueDate,
        description,
        amountDue: dollars(amountDueCents),
      })),
  })),
  quoteRequests: records.quoteRequests.map((lead) => ({
    store: storeName(lead.storeID),
    date: iso(lead.askedAt),
    item: lead.leadItem,
    wanted: lead.leadWant,
    status: lead.leadStatus,
    amount: dollars(lead.wonCents),
  })),
  stopRequests: records.stopRequests.map(({ storeID, channel, requestedAt, decision, decidedAt }) => ({
    store: storeName(storeID),
    channel,
    date: iso(requestedAt),
    decision,
    decided: iso(decidedAt === 0 ? null : decidedAt),
  })),
  paymentPlans: records.plans.map((plan) => ({
    store: storeName(plan.storeID),
    kind: plan.planKind,
    status: plan.planStatus,
    memo: plan.planMemo,
    tickets: plan.planTicketList,
    amount: dollars(plan.planAmountCents),
    total: dollars(plan.planTotalCents),
    every: plan.planEvery,
    payments: plan.planCount,
    start: plan.planStart,
    made: iso(plan.planCreatedAt),
  })),
  promises: records.promises.map((promise) => ({
    store: storeName(promise.storeID),
    made: iso(promise.madeAt),
    how: promise.promiseSource,
    day: promise.promiseDay,
    amount: dollars(promise.promiseAmountCents),
    tickets: promise.promiseTickets,
    status: promise.promiseStatus,
    statusDate: iso(promise.statusAt),
  })),
  chats: records.chats.map(({ storeID, visitorName, startedAt, provedAt }) => ({
    store: storeName(storeID),
    name: visitorName,
    started: iso(startedAt),
    phoneProved: iso(provedAt),
  })),
})
