import { Schema } from 'effect'
import { PAYMENT_MEMO_MAX } from '#domain/payment/limits.ts'
import { PLAN_INTERVALS, PLAN_KINDS } from '#domain/plan/plan.ts'
import { TICKETS_MAX } from '#domain/ticket/ticket-list.ts'
import { Plan, PlanTurn } from '#contract/entity/plan.ts'
import { call } from './call.ts'
import { listed, searchBy } from './list.ts'
import { ClientKey, Dollars, ID, LocalDay, maybe, requiredText, text, Version } from './value.ts'

const ofModule = { access: 'payments', feature: 'paymentscheduler' } as const
const byID = { planID: ID }
const found = { planID: 'plan' } as const
const plan = { plan: Plan }

const PlanSearch = searchBy('filter', 'store', 'status', 'custID')
export type PlanSearch = typeof PlanSearch.Type

export const schedules = {
  'payments/schedules/list': call({
    summary:
      'Plans, soonest request first and ended plans last, 25 a page; `custID` limits them to one customer. `filter`: the memo, a ticket number, or the customer’s name or phone. `status`: all, active, paused, done, stopped or canceled.',
    ...ofModule,
    kind: 'read',
    file: { name: 'plans', search: PlanSearch },
    input: { search: maybe(PlanSearch) },
    output: { plans: Schema.Array(Plan), ...listed },
  }),
  'payments/schedules/fetch': call({
    summary: 'One plan, with its past turns, oldest first, and the days of its next ones.',
    ...ofModule,
    kind: 'read',
    input: byID,
    output: {
      ...plan,
      turns: Schema.Array(PlanTurn),
      /** As the store's hours are now, if every request is paid. */
      ahead: Schema.Array(Schema.Struct({ turn: Schema.Finite, day: LocalDay, amount: Dollars })),
    },
    finds: found,
  }),
  'payments/schedules/save': call({
    summary:
      'Makes a plan, or changes one that has not ended: its customer, store and kind stay. Each turn is an ordinary request, on the store’s next open day, and never while another one of the plan is open. A layaway without `planAmount` has even turns.',
    ...ofModule,
    kind: 'write',
    creates: 'plan.planID',
    input: {
      plan: Schema.Struct({
        planID: maybe(ID),
        planKind: Schema.Literals(PLAN_KINDS),
        custID: ID,
        storeID: ID,
        planAmount: maybe(Dollars),
        /** A layaway's; no other plan has one. */
        planTotal: maybe(Dollars),
        planEvery: Schema.Literals(PLAN_INTERVALS),
        planCount: Schema.Finite,
        planStart: LocalDay,
        planMemo: requiredText(PAYMENT_MEMO_MAX),
        planTickets: maybe(Schema.Array(text(40)).check(Schema.isMaxLength(TICKETS_MAX))),
      }),
      expectedVersion: maybe(Version),
      clientKey: maybe(ClientKey),
    },
    output: plan,
    failures: ['conflict', 'plan_state', 'opted_out', 'customer_blocked', 'store_cannot_text', 'channel_off'],
    finds: { 'plan.planID': 'plan', 'plan.custID': 'customer', 'plan.storeID': 'store' },
  }),
  'payments/schedules/pause': call({
    summary: 'Pauses a plan: it requests no payment until it is resumed. A request that is open stays so.',
    ...ofModule,
    kind: 'write',
    input: byID,
    output: plan,
    failures: ['plan_state'],
    finds: found,
  }),
  'payments/schedules/resume': call({
    summary: 'Resumes a paused plan on its next planned day. Days that passed are not made up for.',
    ...ofModule,
    kind: 'write',
    input: byID,
    output: plan,
    failures: ['plan_state'],
    finds: found,
  }),
  'payments/schedules/cancel': call({
    summary: 'Ends a plan for good. A request that is open stays so.',
    ...ofModule,
    kind: 'write',
    input: byID,
    output: plan,
    failures: ['plan_state'],
    finds: found,
  }),
}
