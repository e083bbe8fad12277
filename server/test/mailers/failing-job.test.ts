import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type MailerWorld, mailerWorld } from './mailer-world.ts'

describe.each(ENGINES)('a mailer whose job keeps failing, on %s', (database) => {
  let world: MailerWorld
  beforeAll(async () => {
    world = await mailerWorld({ database })
  })
  afterAll(() => world.close())

  it('is not left sending when support drops the job; its company can cancel it, and the job ends', async () => {
    const support = await world.signIn('support@xd.test')
    const { labelID } = await world.audience([{}])
    const jobScheduledAt = new Date(Date.now() + DAY_MS).toISOString()
    const jobID = await world.start(labelID, { jobScheduledAt })
    const { writes, reads } = world.connection
    await writes.updateTable('mailers').set({ jobStatus: 'sending' }).where('jobID', '=', jobID).execute()
    const failing = writes.updateTable('jobs').set({ lastError: 'No room on the disk' })
    await failing.where('uniqueKey', '=', `mailer/${jobID}`).execute()
    const { failingJobs } = (await support('admin/system-stats', {})).stats
    const found = failingJobs.find(({ kind }) => kind === 'run-mailer')
    const sentence = 'A mailer would stay half sent. Run it again, or have its company cancel the mailer.'
    expect(found).toMatchObject({ keptFor: sentence })

    await expect(support('admin/jobs/drop', { jobID: found!.jobID })).rejects.toMatchObject({
      status: 409,
      code: 'job_state',
      message: sentence,
    })
    const { job } = await world.manager('mailers/cancel-job', { jobID })
    expect(job.jobStatus).toBe('canceled')
    const left = reads.selectFrom('jobs').select('jobID').where('uniqueKey', '=', `mailer/${jobID}`)
    expect(await left.execute()).toEqual([])
  })
})
