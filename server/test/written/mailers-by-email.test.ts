import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { mailsIn } from '../email/mails-in.ts'
import { type MailerWorld, mailerWorld, type Person } from '../mailers/mailer-world.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { writes } from './written.ts'

describe('what mailers by email write', () => {
  let world: MailerWorld
  /** No text may leave now; emails may. */
  const zone = zoneWhereItIs(3)
  beforeEach(async () => {
    world = await mailerWorld()
    const { storeID } = world
    const store = { storeTimezone: zone, storeAddressStr: '1 Pier Rd, Reno, NV 89501' }
    await world.connection.writes.updateTable('stores').set(store).where('storeID', '=', storeID).execute()
  })
  afterEach(() => world.close())

  test('at night, in two languages, unsubscribed and answered', async () => {
    const { manager, storeID } = world
    const owner = await world.signIn('owner')
    const db = world.connection.writes
    const { labelID, people } = await world.audience([
      { name: 'Ana', more: { custEmail: 'ana@box.test' } },
      { name: 'Eva', more: { custEmail: 'eva@box.test', custLanguage: 'es' } },
      { name: 'Out', more: { custEmail: 'out@box.test', custOptedOutAt: 1 } },
      { name: 'Two', more: { custEmail: 'ANA@box.test' } },
      { name: 'Non' },
      { name: 'Bel', more: { custEmail: 'bel@box.test', custBlocked: 1 } },
      { name: 'Nia', more: { custEmail: 'nia@box.test' } },
      { name: 'Bo', more: { custEmail: 'bounce@box.test' } },
      { name: 'Asa', more: { custEmail: 'asa@box.test' } },
    ])
    const nia = people[6]!
    await owner('customers/consent/save', { custID: nia.custID, consentKind: 'marketing', given: false })
    await world.write(people[8]!.phone, 'Please stop texting me')
    await db.deleteFrom('jobs').where('kind', 'in', ['run-mailer', 'send-message']).execute()
    const named = people.map(({ phone }: Person, i) => [`phone ${i + 1}`, phone.slice(1)] as const)
    const { does, runs } = await writes(world, 'mailers-by-email', { zone, known: Object.fromEntries(named) })
    const job = {
      jobTitle: 'New hours',
      jobStoreID: storeID,
      jobChannel: 'email',
      jobSubject: 'New hours, [FIRST_NAME]',
      jobSubjectES: 'Nuevo horario, [FIRST_NAME]',
      jobBodyEN: 'Hello [FIRST_NAME],\n\nwe open at [STORE_NAME] at 8.',
      jobBodyES: 'Hola [FIRST_NAME]:\n\nabrimos a las 8 en [STORE_NAME].',
      jobAudience: { label: labelID },
    } as const
    let jobID = 0
    const saves = (more: object) => async () => {
      const answer = await manager('mailers/schedule-job', { job: { ...job, ...more } })
      ;({ jobID } = answer.job!)
      return answer
    }
    const leave = async () => {
      const ran = { runAt: 0, gaveUpAt: null }
      const waiting = db.updateTable('jobs').set(ran).where('kind', '=', 'send-message').where('leasedUntil', '=', 0)
      await expect.poll(async () => (await waiting.returning('jobID').execute()).length, PATIENCE).toBe(0)
      const states = async () => (await world.recipients(jobID)).map(({ state }) => state)
      await expect.poll(states, PATIENCE).not.toContain('sending')
      await expect.poll(states, PATIENCE).toContain('failed')
      const left = () => db.selectFrom('jobs').select('jobID').where('kind', '=', 'send-message').execute()
      await expect.poll(async () => (await left()).length, PATIENCE).toBe(0)
    }
    const withoutLink = (mails: Awaited<ReturnType<typeof mailsIn>>) =>
      mails.map((mail) => ({ ...mail, text: mail.text.replaceAll(/(?<=\/u\/)\S+/g, '…') }))
    await does('a draft', saves({ isDraft: true }))
    await does('what it would do', async () => {
      const { endsAt: _, ...forecast } = await manager('mailers/preview-job', { job: { jobID } })
      return forecast
    })
    await does('it is scheduled', () =>
      manager('mailers/schedule-job', { job: { jobID, jobScheduledAt: new Date(Date.now() + HOUR_MS).toISOString() } }),
    )
    await does('it is started', () => manager('mailers/force-job', { jobID }))
    await runs('it runs', 'run-mailer')
    await does('its emails leave', leave)
    await runs('it ends', 'run-mailer')
    await does('in a mailbox', async () => withoutLink(await mailsIn(world, 'ana@box.test')))
    await does('in a Spanish one', async () => withoutLink(await mailsIn(world, 'eva@box.test')))
    await does('the list', () => manager('mailers/recipients/list', { jobID, search: { sortDir: 'asc' } }))
    const linkOf = async (address: string) =>
      /(?:Unsubscribe|Darse de baja|Cancelar[^:]*): (\S+)/.exec((await mailsIn(world, address))[0]!.text)![1]!
    await does('one unsubscribes', async () => {
      const { status } = await fetch(await linkOf('ana@box.test'), {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
      })
      return status
    })
    await does('the same again', async () => (await fetch(await linkOf('ana@box.test'), { method: 'POST' })).status)
    await does('the result', () => owner('mailers/result', { jobID }))
    await does('another', saves({ jobTitle: 'Sale', jobScheduledAt: new Date().toISOString() }))
    await runs('it runs, too', 'run-mailer')
  })
})
