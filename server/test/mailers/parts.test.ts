import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { drawPicture } from '@xd/fixtures/demo/pictures/draw.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type MailerWorld, mailerWorld } from './mailer-world.ts'

describe.each(ENGINES)('other features of a mailer, on %s', (database) => {
  let world: MailerWorld
  beforeAll(async () => {
    world = await mailerWorld({ database })
  })
  afterAll(() => world.close())

  it('a test goes to one phone as an ordinary text, filled in for a real person', async () => {
    const { labelID } = await world.audience([{ name: 'Ana' }])
    const job = { jobStoreID: world.storeID, jobBodyEN: 'Hello [FIRST_NAME]', jobAudience: { label: labelID } }
    const phone = '+525512349999'
    const sent = await world.manager('mailers/send-test', { job, phone, clientKey: 'a-test' })
    expect(await world.manager('mailers/send-test', { job, phone, clientKey: 'a-test' })).toEqual(sent)
    await expect
      .poll(async () => (await world.phone(phone)).map(({ body }) => body), PATIENCE)
      .toEqual(['Hello Ana\nReply STOP to opt out.'])
    await expect(world.manager('mailers/send-test', { job, phone: '12' })).rejects.toMatchObject({
      body: { fields: { 'job.phone': 'Enter a valid phone number.' } },
    })
  })

  it('a picture of a mailer goes with its text, and a phone that refuses it is told apart', async () => {
    const png = `data:image/png;base64,${drawPicture('ring').toString('base64')}`
    const { media } = await world.manager('mailers/resize-image', { image_data: png })
    const { labelID, people } = await world.audience([{}, { ending: '0012' }])
    const jobID = await world.start(labelID, { jobMedia: [media.mediaID] })
    await world.becomes(jobID, 'finished')
    expect((await world.job(jobID)).jobMedia.map(({ mediaID }) => mediaID)).toEqual([media.mediaID])
    await expect
      .poll(async () => (await world.recipients(jobID)).map(({ state, reason }) => [state, reason]).sort(), PATIENCE)
      .toEqual([
        ['delivered', null],
        ['failed', 'The picture was not delivered because the customer’s phone can’t get pictures. Write without it.'],
      ])
    expect((await world.phone(people[0]!.phone))[0]!.mediaUrls).toHaveLength(1)
    const refused = (await world.recipients(jobID)).find(({ state }) => state === 'failed')!
    expect(await world.messages(refused.convoID!)).toMatchObject([
      { messageStatus: 'failed', messageTwilioError: 30011, messageMedia: [{ mediaID: media.mediaID }] },
    ])
  })

  it('a picture alone still says how to opt out, and takes two segments of the carriers’ limit', async () => {
    await world.connection.writes.deleteFrom('send_buckets').execute()
    const png = `data:image/png;base64,${drawPicture('ring').toString('base64')}`
    const { media } = await world.manager('mailers/resize-image', { image_data: png })
    const { labelID, people } = await world.audience([{}])
    await world.becomes(await world.start(labelID, { jobBodyEN: '', jobMedia: [media.mediaID] }), 'finished')
    expect(await world.phone(people[0]!.phone)).toMatchObject([{ body: 'Reply STOP to opt out.' }])
    const used = await world.connection.reads.selectFrom('send_buckets').select('usedToday').execute()
    expect(used).toEqual([{ usedToday: 2 }])
  })

  it('it is on the calendar at its time, for those who may see mailers', async () => {
    const { labelID } = await world.audience([{}])
    const jobScheduledAt = new Date(Date.now() + 86_400_000).toISOString()
    const jobID = await world.start(labelID, { jobScheduledAt })
    const ref = { itemRefKey: `mailer/${jobID}` }
    expect(await world.manager('calendar/entries/fetch', ref)).toMatchObject({
      entry: { itemTitle: 'Mailer: Ring sale' },
    })
    await expect(world.clerk('calendar/entries/fetch', ref)).rejects.toMatchObject({ code: 'not_found' })
    await world.manager('mailers/cancel-job', { jobID })
    await expect(world.manager('calendar/entries/fetch', ref)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('the module can’t be turned off while a mailer is unfinished', async () => {
    const owner = await world.signIn('owner')
    const { features } = await owner('settings/add-ons/fetch', {})
    const without = features.filter((feature) => feature !== 'massmailer')
    await expect(owner('settings/add-ons/save', { features: without })).rejects.toMatchObject({
      code: 'feature_in_use',
    })
    await world.connection.writes
      .updateTable('mailers')
      .set({ jobStatus: 'finished' })
      .where('companyID', '=', COMPANY.goldenPledge)
      .execute()
    await owner('settings/add-ons/save', { features: without })
    await expect(world.manager('mailers/list-jobs', {})).rejects.toMatchObject({ code: 'not_allowed' })
  })
})
