import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { type MailerWorld, mailerWorld } from '../mailers/mailer-world.ts'
import { type NoticeWorld, noticeWorld } from '../notices/notice-world.ts'
import { eventually, payWorld, type PayWorld } from '../payments/pay-world.ts'
import { PATIENCE } from '../messaging/text-world.ts'

const DEBIT = '4000056655665556'

const turn = (owner: CallClient, storeID: number, selfEnabled: boolean) =>
  owner('settings/self-service/save', { settings: { storeID, selfEnabled } })

describe.each(ENGINES)('the link to the page on which customers pay, on %s', (database) => {
  describe('in texts', () => {
    let world: NoticeWorld
    let owner: CallClient
    beforeAll(async () => {
      world = await noticeWorld({ database })
      owner = await world.signIn('owner')
    })
    afterAll(() => world.close())

    test('fills templates and quick replies only while the page is on', async () => {
      const link = async () =>
        (await world.clerk('stores/list', {})).stores.find(({ storeID }) => storeID === world.storeID)!.storeSelfURL
      expect(await link()).toBe(null)
      await turn(owner, world.storeID, true)
      expect(await link()).toBe(`${world.url}/my/gp-main`)
      await turn(owner, world.storeID, false)
    })

    test('is in a notice of the store’s own words, and no such notice leaves without it', async () => {
      const { templates } = await owner('templates/save', {
        template: {
          templateName: 'Due soon, with the page',
          templateKind: 'notice',
          templateChannel: 'sms',
          templateLanguage: 'en',
          templateBody: 'Ticket [TICKET] is due. Pay any time: [MY_LINK]',
        },
      })
      const one = templates.find(({ templateName }) => templateName === 'Due soon, with the page')!.templateID
      await owner('settings/notices/save', { settings: { storeID: world.storeID, texts: [{ kind: 'due-soon', one }] } })
      const bodies = async (isOn: boolean) => {
        await turn(owner, world.storeID, isOn)
        const batchID = await world.sent([noticeTo(world.newNumber(), 'Ona Ash')])
        await world.becomes(batchID, 'done')
        return (await world.details(batchID)).notices.map(({ noticeStatus, body }) => [
          noticeStatus === 'skipped',
          body,
        ])
      }
      expect(await bodies(true)).toEqual([[false, expect.stringContaining(`${world.url}/my/gp-main`) as string]])
      expect(await bodies(false)).toEqual([[true, null]])
    })

    test('is in the auto-reply, whose sentence about it is left out while there is no page', async () => {
      await world.setOpen(false)
      await world.connection.writes
        .updateTable('stores')
        .set({ autoReplyMessage: 'We are closed. Pay any time: [MY_LINK]' })
        .where('storeID', '=', world.storeID)
        .execute()
      const reply = async (isOn: boolean) => {
        await turn(owner, world.storeID, isOn)
        const { phone, convoID } = await world.contact()
        await world.write(phone, 'Hello?')
        const automatic = async () => (await world.messages(convoID)).find(({ messageAutomatic }) => messageAutomatic)
        await expect.poll(automatic, PATIENCE).toBeDefined()
        return (await automatic())!.messageBody
      }
      expect(await reply(true)).toBe(`We are closed. Pay any time: ${world.url}/my/gp-main`)
      expect(await reply(false)).toBe('We are closed.')
    })
  })

  describe('in mailers', () => {
    let world: MailerWorld
    beforeAll(async () => {
      world = await mailerWorld({ database })
    })
    afterAll(() => world.close())

    test('is in every text, and without a page nobody gets one', async () => {
      const owner = await world.signIn('owner')
      const { labelID } = await world.audience([{ name: 'Ana' }])
      const job = { jobStoreID: world.storeID, jobBodyEN: 'Pay: [MY_LINK]', jobAudience: { label: labelID } }
      const preview = () => world.manager('mailers/preview-job', { job })
      expect(await preview()).toMatchObject({ included: 0 })
      await turn(owner, world.storeID, true)
      const { previews } = await preview()
      expect(previews.map(({ body }) => body)).toEqual([expect.stringContaining(`Pay: ${world.url}/my/gp-main`)])
    })
  })

  describe('on receipts', () => {
    let world: PayWorld
    beforeAll(async () => {
      world = await payWorld({ database })
    })
    afterAll(() => world.close())

    test('is on the page and in the email while the page is on', async () => {
      const owner = await world.signIn('owner')
      const { storeID } = (await owner('settings/stores/list', {})).stores.find(
        ({ storeKey }) => storeKey === 'gp-main',
      )!
      const custEmail = `payer-${randomUUID()}@example.com`
      await world.connection.writes
        .updateTable('customers')
        .set({ custEmail })
        .where('custID', '=', world.custID)
        .execute()
      const receipt = async (isOn: boolean) => {
        await turn(owner, storeID, isOn)
        const { paymentKey } = await world.request()
        await world.pay(paymentKey, DEBIT)
        const mails = async () =>
          (await world.sandbox<{ messages: { text: string }[] }>('/mail/messages', { address: custEmail })).messages
        const about = (all: { text: string }[]) => all.find(({ text }) => text.includes(`/p/${paymentKey}/receipt`))
        const mail = about(await eventually(mails, (all) => about(all) !== undefined))!.text
        return { mail, page: await (await fetch(`${world.url}/p/${paymentKey}/receipt?lang=es`)).text() }
      }
      const off = await receipt(false)
      for (const shown of [off.mail, off.page]) expect(shown).not.toContain('/my/')
      const on = await receipt(true)
      expect(on.mail).toContain(`See what else you owe, and pay online: ${world.url}/my/gp-main`)
      expect(on.page).toContain('href="/my/gp-main?lang=es"')
    })
  })
})
