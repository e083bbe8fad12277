import { groupBy } from '@xd/core/domain/collection/group-by.ts'
import { Clock, Effect } from 'effect'
import { isHeldOut } from '@xd/core/domain/notice/hold-out.ts'
import {
  LADDER_STEP_NAMES,
  LADDER_STEPS,
  type LadderStep,
  stepDay,
  stepOn,
  waitsForPromise,
} from '@xd/core/domain/notice/ladder.ts'
import { type NoticeLaw, outlivesStop } from '@xd/core/domain/notice/lawful.ts'
import { isPromiseAbout } from '@xd/core/domain/promise/promise.ts'
import { ticketsIn } from '@xd/core/domain/ticket/ticket-list.ts'
import { instantOf, localDay } from '@xd/core/domain/time/zone.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { Database } from '#db/database.ts'
import { type LadderTicket, ticketsOnDays } from '#queries/ladder-tickets.ts'
import { stopNotices } from '#queries/notice-ends.ts'
import { insertBatch } from '#queries/notice-batches.ts'
import { findNoticeSettings, noticeSettingsOf, setPlanned } from '#queries/notice-settings.ts'
import type { NewNotice } from '#queries/notices.ts'
import { type OpenPromise, openPromisesOf } from '#queries/promises.ts'
import { findStore } from '#queries/stores.ts'
import { fillBatch } from './write-batch.ts'

interface Planned {
  readonly companyID: number
  readonly storeID: number
  readonly ladderTime: string
  readonly plannedDay: LocalDay | null
  readonly storeTimezone: string
}

/** Whether a store's steps for today must still be planned. */
const isDue = ({ ladderTime, plannedDay, storeTimezone }: Planned, now: number): boolean => {
  const today = localDay(now, storeTimezone)
  return plannedDay !== today && now >= instantOf(`${today}T${ladderTime}`, storeTimezone)
}

const noticeOf = (tickets: readonly LadderTicket[], heldOut: boolean): NewNotice => {
  const { custID, custFirstName, custLastName } = tickets[0]!
  return {
    custID,
    noticeExternalID: null,
    customerNumber: '',
    givenName: `${custFirstName} ${custLastName}`.trim(),
    givenEmail: null,
    noticeLanguage: null,
    agreedAt: null,
    postalAddress: '',
    skipped: heldOut ? 'hold_out' : null,
    tickets: tickets.map((ticket) => ({
      ticketNumber: ticket.ticketNumber,
      noticeExternalID: null,
      loanDate: ticket.ticketLoanDate,
      dueDate: ticket.ticketDueDate as LocalDay,
      graceDate: ticket.ticketGraceDate,
      amountDue: ticket.amountDueCents,
      description: ticket.ticketDescription,
    })),
  }
}

const comes = ({ cause, custOptedOutAt }: LadderTicket, step: LadderStep, law: NoticeLaw): boolean => {
  const stop = cause ?? (custOptedOutAt === null ? null : 'opted_out')
  return stop === null || outlivesStop(law, LADDER_STEPS[step].kind, stop)
}

interface Steps {
  readonly on: readonly LadderStep[]
  readonly law: NoticeLaw
  /** The open ones of the tickets’ customers. */
  readonly promises: readonly OpenPromise[]
}

const isPromised = ({ custID, ticketNumber }: LadderTicket, promises: Steps['promises']): boolean =>
  promises.some(
    (promise) => promise.custID === custID && isPromiseAbout(ticketsIn(promise.promiseTickets), [ticketNumber]),
  )

/**
 * The tickets of today's steps, by customer: those that are due together, at the most urgent step. A last notice has
 * only the tickets whose last day it names.
 */
const byStep = (tickets: readonly LadderTicket[], today: LocalDay, { on, law, promises }: Steps) => {
  const customers = groupBy(tickets, ({ custID }) => custID)
  const steps = new Map<LadderStep, LadderTicket[][]>()
  for (const own of customers.values()) {
    const reached = own.flatMap((ticket) => {
      const step = stepOn(ticket, today, on)
      if (step === undefined || !comes(ticket, step, law)) return []
      return waitsForPromise(step) && isPromised(ticket, promises) ? [] : [{ ticket, step }]
    })
    for (const before of ['grace', 'due'] as const) {
      const some = reached.filter(({ step }) => LADDER_STEPS[step].before === before)
      const step = LADDER_STEP_NAMES.find((name) => some.some((one) => one.step === name))
      if (step !== undefined) steps.set(step, [...(steps.get(step) ?? []), some.map(({ ticket }) => ticket)])
    }
  }
  return steps
}

const planStore = Effect.fnUntraced(function* ({ companyID, storeID }: Planned, now: number) {
  const scope = { companyID, storeIDs: [storeID] }
  const store = yield* findStore(scope, storeID)
  const row = yield* findNoticeSettings(scope, storeID)
  if (store === undefined || row === undefined) return
  const today = localDay(now, store.storeTimezone)
  if (row.plannedDay === today) return
  const { steps, holdOutPercent, noticeLaw: law } = noticeSettingsOf(row, store)
  const on = steps.flatMap(({ step, on: isOn }) => (isOn ? step : []))
  const days = (before: 'due' | 'grace') =>
    on.flatMap((step) => (LADDER_STEPS[step].before === before ? stepDay(step, today) : []))
  const tickets = yield* ticketsOnDays(scope, storeID, { due: days('due'), grace: days('grace') })
  const stopped = tickets.flatMap(({ ticketNumber, ticketDueDate: dueDate, custOptedOutAt }) =>
    custOptedOutAt === null ? [] : { ticketNumber, dueDate },
  )
  yield* stopNotices({ companyID, storeID }, stopped, 'opted_out', now)
  const promises = yield* openPromisesOf(scope, storeID, [...new Set(tickets.map(({ custID }) => custID))])
  for (const [step, customers] of byStep(tickets, today, { on, law, promises })) {
    const batch = yield* insertBatch({
      companyID,
      storeID,
      // Once a day, whatever happens in between.
      batchExternalID: `ladder/${today}/${step}`,
      bodyHash: null,
      batchKind: LADDER_STEPS[step].kind,
      batchSource: 'book',
      batchStep: step,
      batchDate: today,
      batchStatus: 'ready',
      statusAt: now,
      refused: '[]',
      createdAt: now,
      createdByID: null,
    })
    if (batch === undefined) continue
    const notices = customers.map((own) =>
      noticeOf(own, isHeldOut(LADDER_STEPS[step].kind, own[0]!.custID, storeID, holdOutPercent)),
    )
    yield* fillBatch(batch, notices, now)
  }
  yield* setPlanned(storeID, today)
})

/** Creates the day's batches for every store whose ladder is on, once a day and all together. */
export const planLadder = Effect.fnUntraced(function* (stores: readonly Planned[]) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  for (const store of stores.filter((one) => isDue(one, now))) yield* write(planStore(store, now))
})
