import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { type MailerWorld, mailerWorld, type Person } from '../mailers/mailer-world.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { writes } from './written.ts'

describe('what mailers write', () => {
  let world: MailerWorld
  beforeEach(async () => {
    world = await mailerWorld()
  })
  afterEach(() => world.close())

  test('from the draft to the last answer', async () => {
    const { manager, storeID } = world
    const owner = await world.signIn('owner')
    const { labelID, people } = await world.audience([
      { name: 'Ana' },
      { name: 'Eva', more: { custLanguage: 'es' } },
      { name: 'Lan', ending: '0003' },
      { name: 'Out', more: { custOptedOutAt: 1, custEmail: 'out@box.example.test' } },
      { name: 'Bel', more: { custBlocked: 1 } },
      { name: 'Nia' },
      { name: 'Kim' },
    ])
    const [ana, eva, , , , nia, kim] = people as [Person, Person, Person, Person, Person, Person, Person]
    await owner('customers/consent/save', { custID: nia.custID, consentKind: 'marketing', given: false })
    // Those of the demo.
    await world.connection.writes.deleteFrom('jobs').where('kind', '=', 'run-mailer').execute()
    const named = people.map(({ phone }, i) => [`phone ${i + 1}`, phone.slice(1)] as const)
    const { does, runs } = await writes(world, 'mailers', {
      zone: zoneWhereItIs(12),
      known: Object.fromEntries(named),
    })
    const words = {
      jobTitle: 'Ring SALE',
      jobStoreID: storeID,
      jobBodyEN: 'Hello [FIRST_NAME], rings are half off.',
      jobBodyES: 'Hola [FIRST_NAME], los anillos están a mitad de precio.',
      jobAudience: { label: labelID },
    }
    let jobID = 0
    const leave = async () => {
      const db = world.connection.writes
      const ran = { runAt: 0, gaveUpAt: null }
      const left = () =>
        db
          .updateTable('jobs')
          .set(ran)
          .where('kind', '=', 'send-message')
          .where('leasedUntil', '=', 0)
          .returning('jobID')
      await expect.poll(async () => (await left().execute()).length, PATIENCE).toBe(0)
      const states = async () => (await world.recipients(jobID)).map(({ state }) => state)
      await expect.poll(states, PATIENCE).not.toContainEqual(expect.stringMatching(/^(sending|sent)$/))
    }
    await does('a draft', async () => {
      const answer = await manager('mailers/schedule-job', { job: words })
      ;({ jobID } = answer.job!)
      return answer
    })
    await does('what it would do', async () => {
      const { endsAt: _, ...forecast } = await manager('mailers/preview-job', { job: { jobID } })
      return forecast
    })
    await does('a test of it', () => manager('mailers/send-test', { job: { jobID }, phone: '(213) 555-0148' }))
    const at = (ms: number) => new Date(Date.now() + ms).toISOString()
    await does('it is scheduled', () =>
      manager('mailers/schedule-job', { job: { jobID, jobScheduledAt: at(2 * HOUR_MS), jobRate: 2 } }),
    )
    await does('it is a draft again', () => manager('mailers/schedule-job', { job: { jobID, isDraft: true } }))
    await does('it is scheduled again', () =>
      manager('mailers/schedule-job', { job: { jobID, jobScheduledAt: at(2 * HOUR_MS) } }),
    )
    await does('the owner starts it', () => owner('mailers/force-job', { jobID }))
    await does('a customer opts out meanwhile', () => world.write(kim.phone, 'STOP'))
    await runs('it runs, two a minute', 'run-mailer')
    await does('the owner pauses it', () => owner('mailers/pause-job', { jobID }))
    await does('the manager resumes it', () => manager('mailers/resume-job', { jobID }))
    await world.connection.writes.deleteFrom('send_buckets').execute()
    await runs('it runs again', 'run-mailer')
    await does('its texts leave', leave)
    await world.connection.writes.deleteFrom('send_buckets').execute()
    await runs('it runs on', 'run-mailer')
    await does('the next text leaves', leave)
    await does('a customer answers', () => world.write(ana.phone, 'How much?'))
    await does('another opts out', () => world.write(eva.phone, 'ALTO'))
    await does('the list', () => manager('mailers/recipients/list', { jobID, search: { sortDir: 'asc' } }))
    await does('the result', () => manager('mailers/result', { jobID }))
    await does('the mailer', () => manager('mailers/fetch-job', { jobID }))

    // It would look once more whether anything is left, at the same moment as before or a later one.
    await world.connection.writes.deleteFrom('jobs').where('kind', '=', 'run-mailer').execute()
    await does('another to the same', async () => {
      const { job } = await owner('mailers/schedule-job', {
        job: { ...words, jobTitle: 'Again', jobScheduledAt: at(0) },
      })
      ;({ jobID } = job!)
    })
    await runs('it runs, too', 'run-mailer')
    await does('by email, later', async () => {
      const { job } = await owner('mailers/schedule-job', {
        job: {
          ...words,
          jobTitle: 'By mail',
          jobChannel: 'email',
          jobSubject: 'Rings',
          jobSubjectES: 'Anillos',
          jobScheduledAt: at(HOUR_MS),
        },
      })
      ;({ jobID } = job!)
    })
    await does('it is canceled', () => owner('mailers/cancel-job', { jobID }))
    await does('a draft that goes', async () => {
      const { job } = await manager('mailers/schedule-job', { job: { ...words, jobTitle: 'Gone' } })
      return manager('mailers/schedule-job', { job: { jobID: job!.jobID, deleteJob: true } })
    })
  })
})
