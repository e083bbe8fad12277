import { expect } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { foldCustomer } from '@xd/core/domain/customer/search-text.ts'
import type { RecipientState } from '@xd/core/domain/mailer/recipient-state.ts'
import type { BootOptions } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { PATIENCE, type TextWorld, textWorld } from '../messaging/text-world.ts'

type Job = NonNullable<WireOutput<'mailers/schedule-job'>['job']>
type Recipient = WireOutput<'mailers/recipients/list'>['recipients'][number]

export interface Person {
  readonly custID: number
  readonly phone: string
}

export interface MailerWorld extends TextWorld {
  manager: CallClient
  /** A label, and new customers who have it. Their numbers are in no US state, so the store's clock applies. */
  audience: (people: readonly Partial<{ ending: string; name: string; more: object }>[]) => Promise<{
    labelID: number
    people: Person[]
  }>
  /** Schedules a mailer for right now. */
  start: (labelID: number, more?: object) => Promise<number>
  job: (jobID: number) => Promise<Job>
  becomes: (jobID: number, status: string) => Promise<Job>
  recipients: (jobID: number) => Promise<Recipient[]>
  /** A mailer that is being sent, with these places on its list; every other outcome is as written here. */
  underWay: (rows: readonly Place[]) => Promise<number>
  /** Continues a mailer that is being sent. */
  goesOn: (jobID: number) => Promise<unknown>
  company: (set: object) => Promise<unknown>
}

interface Place {
  readonly person: Person
  readonly state: RecipientState
  readonly sentAt?: number
}

let numbers = 0

/** A server whose first store has noon now, and a manager who sends mailers from it. */
export const mailerWorld = async (options: BootOptions = {}): Promise<MailerWorld> => {
  const world = await textWorld(options)
  const manager = await world.signIn('manager')
  const db = world.connection.writes
  await db
    .updateTable('stores')
    .set({ storeTimezone: zoneWhereItIs(12) })
    .where('storeID', '=', world.storeID)
    .execute()
  const company = (set: object) =>
    db.updateTable('companies').set(set).where('companyID', '=', COMPANY.goldenPledge).execute()
  await company({ companySegmentsPerMinute: 6_000, companySegmentsPerDay: 200_000 })
  let labels = 0
  const job = async (jobID: number) => (await manager('mailers/fetch-job', { jobID })).job
  const start: MailerWorld['start'] = async (labelID, more = {}) => {
    const { job: made } = await manager('mailers/schedule-job', {
      job: {
        jobTitle: 'Ring sale',
        jobStoreID: world.storeID,
        jobBodyEN: 'Hello [FIRST_NAME], all rings are half off.',
        jobAudience: { label: labelID },
        jobScheduledAt: new Date().toISOString(),
        ...more,
      },
    })
    return made!.jobID
  }
  return {
    ...world,
    manager,
    start,
    underWay: async (rows) => {
      const { labels: all } = await manager('labels/list', {})
      const jobID = await start(all.find(({ labelModuleKey }) => labelModuleKey === 'customer')!.labelID, {
        isDraft: true,
      })
      const now = Date.now()
      await db
        .updateTable('mailers')
        .set({ jobStatus: 'sending', statusAt: now, startedAt: now - 1, frozenAt: now })
        .where('jobID', '=', jobID)
        .execute()
      await db
        .insertInto('mailer_recipients')
        .values(
          rows.map(({ person: { custID, phone }, state, sentAt }) => ({
            companyID: COMPANY.goldenPledge,
            jobID,
            storeID: world.storeID,
            custID,
            address: phone,
            state,
            stateAt: now,
            sentAt: sentAt ?? null,
          })),
        )
        .execute()
      return jobID
    },
    goesOn: (jobID) => {
      const plan = { kind: 'run-mailer', uniqueKey: `mailer/${jobID}`, payload: JSON.stringify({ jobID }) }
      const companyID = COMPANY.goldenPledge
      return db
        .insertInto('jobs')
        .values({ ...plan, companyID, lane: 'mass', runAt: 0, lastError: null, pausedMs: null, line: null })
        .execute()
    },
    company,
    job,
    audience: async (wanted) => {
      labels += 1
      const { labels: all } = await manager('labels/save', {
        label: { labelModuleKey: 'customer', labelName: `Audience ${labels}` },
      })
      const { labelID } = all.find(({ labelName }) => labelName === `Audience ${labels}`)!
      const people: Person[] = []
      for (const { ending = '4321', name = 'Ana', more = {} } of wanted) {
        numbers += 1
        const phone = `+5255${String(1_000 + numbers)}${ending}`
        const named = { custPhone: phone, custFirstName: name, custLastName: 'Prueba', custEmail: null, custDL: null }
        const { custID } = await db
          .insertInto('customers')
          .values({
            companyID: 2,
            ...named,
            ...foldCustomer(named),
            custOptedOutAt: null,
            custErasedAt: null,
            createdAt: Date.now(),
            ...more,
          })
          .returning('custID')
          .executeTakeFirstOrThrow()
        await db.insertInto('customer_labels').values({ companyID: 2, custID, labelID }).execute()
        people.push({ custID, phone })
      }
      return { labelID, people }
    },
    becomes: async (jobID, status) => {
      await expect.poll(async () => (await job(jobID)).jobStatus, PATIENCE).toBe(status)
      return job(jobID)
    },
    recipients: async (jobID) => [
      ...(await manager('mailers/recipients/list', { jobID, search: { perPage: 100 } })).recipients,
    ],
  }
}
