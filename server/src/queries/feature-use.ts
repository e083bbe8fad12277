// Work that would be interrupted if a company lost a feature.
import { RUNNING_STATUSES } from '@xd/core/domain/mailer/job-status.ts'
import type { LiveGateway } from '@xd/core/domain/payment/gateways.ts'
import type { Db } from '#db/connect.ts'
import type { Tenant } from '#db/scope.ts'
import { countUnsettled } from './unsettled-requests.ts'

/** Requests that can be paid or are being paid, and refunds that have not gone through yet. */
export const openPayments = async (db: Db, { companyID }: Tenant, now: number) => {
  const requests = await countUnsettled(db, { companyID }, now)
  const { refunds } = await db
    .selectFrom('payment_refunds')
    .select((eb) => eb.fn.countAll<number>().as('refunds'))
    .where('companyID', '=', companyID)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return { requests, refunds }
}

/** Messages that will be sent automatically: all of them, those by email, and texts with pictures. */
export const waitingMessages = async (db: Db, { companyID }: Tenant) => {
  const waiting = await db
    .selectFrom('message_schedules as w')
    .innerJoin('messages as m', 'm.messageID', 'w.messageID')
    .select((eb) => [
      'm.messageChannel',
      'w.undoable',
      eb
        .exists(eb.selectFrom('message_media as d').select('d.mediaID').whereRef('d.messageID', '=', 'm.messageID'))
        .as('pictured'),
    ])
    .where('w.companyID', '=', companyID)
    .where('w.stoppedBy', 'is', null)
    .execute()
  return {
    scheduled: waiting.filter(({ undoable }) => undoable === 0).length,
    emails: waiting.filter(({ messageChannel }) => messageChannel === 'email').length,
    pictures: waiting.filter(({ messageChannel, pictured }) => messageChannel === 'sms' && Boolean(pictured)).length,
  }
}

/** Unfinished mailers: sending, paused or planned. */
export const openMailers = async (db: Db, { companyID }: Tenant) => {
  const rows = await db
    .selectFrom('mailers')
    .select((eb) => ['jobStatus', eb.fn.countAll<number>().as('n')])
    .where('companyID', '=', companyID)
    .where('jobStatus', 'in', ['scheduled', ...RUNNING_STATUSES])
    .groupBy('jobStatus')
    .execute()
  const scheduled = Number(rows.find(({ jobStatus }) => jobStatus === 'scheduled')?.n ?? 0)
  return { scheduled, running: rows.reduce((sum, { n }) => sum + Number(n), 0) - scheduled }
}

/** How many batches of notices are being sent. */
export const openBatches = async (db: Db, { companyID }: Tenant): Promise<number> => {
  const { n } = await db
    .selectFrom('notice_batches')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('companyID', '=', companyID)
    .where('batchStatus', '=', 'sending')
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** The names of open stores that rewrite tickets automatically. */
export const rewritingStores = async (db: Db, { companyID }: Tenant): Promise<string[]> =>
  (
    await db
      .selectFrom('stores')
      .select('storeName')
      .where('companyID', '=', companyID)
      .where('storeEnabled', '=', 1)
      .where('storeDeleted', '=', 0)
      .where('storeAutoRewrite', '=', 1)
      .orderBy('storeID')
      .execute()
  ).map(({ storeName }) => storeName)

/** Where payments go through this kind of account: stores by name, or null for the company. */
export const placesOfGateway = async (
  db: Db,
  { companyID }: Tenant,
  gateway: LiveGateway,
): Promise<(string | null)[]> =>
  (
    await db
      .selectFrom('gateway_accounts as a')
      .leftJoin('stores as s', 's.storeID', 'a.storeID')
      .select('s.storeName')
      .where('a.companyID', '=', companyID)
      .where('a.gateway', '=', gateway)
      .where('a.retiredAt', 'is', null)
      .orderBy('a.accountID')
      .execute()
  ).map(({ storeName }) => storeName)
