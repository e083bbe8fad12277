import type { Feature } from '@xd/core/domain/access/features.ts'
import type { LiveGateway } from '@xd/core/domain/payment/gateways.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import type { TxDb } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import {
  openBatches,
  openMailers,
  openPayments,
  placesOfGateway,
  rewritingStores,
  waitingMessages,
} from '#queries/feature-use.ts'
import { countRunningPlans } from '#queries/plans.ts'

interface Asked {
  readonly db: TxDb
  readonly scope: CompanyScope
  readonly now: number
}

/** What must be done first, as a sentence; undefined if nothing is under way. */
type Rule = (asked: Asked) => Promise<string | undefined>

const waits = (n: number, one: string): string => `${countOf(n, one)} ${n === 1 ? 'is' : 'are'} waiting to be sent`
const cancel = (n: number): string => `Cancel ${n === 1 ? 'it' : 'them'} first.`

const gateway =
  (kind: LiveGateway, title: string): Rule =>
  async ({ db, scope }) => {
    const places = await placesOfGateway(db, scope, kind)
    if (places.length === 0) return undefined
    const names = places.map((store) => store ?? 'your company')
    return `${title} is the card gateway of ${names.join(' and ')}. Choose another one under Payments first.`
  }

/** When a feature can't be turned off yet. Features without a rule always can be: that only hides existing data. */
export const IN_USE: Partial<Readonly<Record<Feature, Rule>>> = {
  payments: async ({ db, scope, now }) => {
    const { requests, refunds } = await openPayments(db, scope, now)
    if (requests > 0) return `${countOf(requests, 'request')} can still be paid. ${cancel(requests)}`
    return refunds > 0
      ? `${countOf(refunds, 'refund')} ${refunds === 1 ? 'hasn’t' : 'haven’t'} gone through yet. Try again later.`
      : undefined
  },
  paymentscheduler: async ({ db, scope }) => {
    const running = await countRunningPlans(db, scope)
    return running === 0
      ? undefined
      : `${countOf(running, 'payment plan')} ${running === 1 ? 'hasn’t' : 'haven’t'} ended. ${cancel(running)}`
  },
  'payments:bluedog': gateway('bluedog', 'BlueDog'),
  'payments:fortispay': gateway('fortis', 'FortisPay'),
  'payments:paypal': gateway('paypal', 'PayPal'),
  rewrites: async ({ db, scope }) => {
    const stores = await rewritingStores(db, scope)
    return stores.length === 0
      ? undefined
      : `Tickets are rewritten automatically at ${stores.join(', ')}. Turn that off under Payments first.`
  },
  massmailer: async ({ db, scope }) => {
    const { running, scheduled } = await openMailers(db, scope)
    if (running > 0)
      return `${countOf(running, 'mailer')} ${running === 1 ? 'is' : 'are'} not finished. ${cancel(running)}`
    return scheduled > 0 ? `${waits(scheduled, 'mailer')}. ${cancel(scheduled)}` : undefined
  },
  enotices: async ({ db, scope }) => {
    const sending = await openBatches(db, scope)
    return sending === 0
      ? undefined
      : `${sending === 1 ? '1 batch' : `${sending} batches`} of notices ${sending === 1 ? 'is' : 'are'} being sent. ${cancel(sending)}`
  },
  mms: async ({ db, scope }) => {
    const { pictures } = await waitingMessages(db, scope)
    return pictures === 0 ? undefined : `${waits(pictures, 'scheduled picture message')}. ${cancel(pictures)}`
  },
  email: async ({ db, scope }) => {
    const { emails } = await waitingMessages(db, scope)
    return emails === 0 ? undefined : `${waits(emails, 'scheduled email')}. ${cancel(emails)}`
  },
  inboxscheduler: async ({ db, scope }) => {
    const { scheduled } = await waitingMessages(db, scope)
    return scheduled === 0 ? undefined : `${waits(scheduled, 'scheduled message')}. ${cancel(scheduled)}`
  },
}
