import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('the settings of the chat bubble, on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  const fetch = () => owner('settings/chat-bubble/fetch', {})

  test('are saved as a whole, logged, and sent to everyone who views them', async () => {
    const before = await fetch()
    expect(before.snippet).toMatch(/^<script async src="http[^"]+\/bubble\/[^"]+\.js"><\/script>$/)
    const news = await eventsSince(server.connection, COMPANY.goldenPledge)
    const saved = await owner('settings/chat-bubble/save', {
      companyBubbleSettings: {
        bubbleEnabled: true,
        bubbleDomains: ['https://www.GoldenPledge.example/contact', 'goldenpledge.example', 'shop.example:443'],
        bubbleStoreIDs: [STORE.main, STORE.main],
        bubbleGreetingEN: ' Welcome! ',
      },
      expectedVersion: before.companyBubbleSettings.bubbleVersion,
    })
    expect(saved.companyBubbleSettings).toEqual({
      ...before.companyBubbleSettings,
      bubbleEnabled: true,
      bubbleDomains: ['goldenpledge.example', 'shop.example'],
      bubbleStoreIDs: [STORE.main],
      bubbleGreetingEN: 'Welcome!',
      bubbleVersion: before.companyBubbleSettings.bubbleVersion + 1,
    })
    expect(await fetch()).toEqual(saved)
    expect(await news()).toEqual([{ event: 'reload_chatbubble_settings', data: {}, storeID: null }])
    const { activity } = await owner('settings/activity/list', { search: { action: 'chat-bubble-save' } })
    expect(activity[0]!.words).toContain('on goldenpledge.example and shop.example')
    await expect(
      owner('settings/chat-bubble/save', {
        companyBubbleSettings: { bubbleEnabled: false },
        expectedVersion: before.companyBubbleSettings.bubbleVersion,
      }),
    ).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect(await fetch()).toEqual(saved)
  })

  test.each([
    [{ bubbleColor: 'green' }, 'bubbleColor'],
    [{ bubblePosition: 'top' as never }, 'bubblePosition'],
    [{ bubbleDomains: ['golden pledge'] }, 'bubbleDomains'],
    [{ bubbleEnabled: true, bubbleDomains: [] }, 'bubbleDomains'],
    [{ bubbleDomains: Array.from({ length: 21 }, (_, n) => `shop${n}.example`) }, 'bubbleDomains'],
    [{ bubbleConsentEN: ' ' }, 'bubbleConsentEN'],
    [{ bubbleConsentES: 'x'.repeat(501) }, 'bubbleConsentES'],
    [{ bubbleGreetingEN: 'x'.repeat(201) }, 'bubbleGreetingEN'],
  ])('%j is refused by field, and nothing is saved', async (companyBubbleSettings, field) => {
    const before = await fetch()
    await expect(owner('settings/chat-bubble/save', { companyBubbleSettings })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { [`companyBubbleSettings.${field}`]: expect.any(String) as string },
    })
    expect(await fetch()).toEqual(before)
  })

  test('speak the company’s only language, whatever a visitor asks for', async () => {
    const shown = async () => {
      const { bubble } = await server.call('bubble/fetch', { companyKey: 'goldenpledge', language: 'es' })
      return [bubble.language, bubble.languages, bubble.words.send]
    }
    const speak = (companyLanguages: ('en' | 'es')[]) =>
      owner('settings/company/save', { company: { companyLanguages } })
    expect(await shown()).toEqual(['es', ['en', 'es'], 'Enviar'])
    await speak(['en'])
    expect(await shown()).toEqual(['en', ['en'], 'Send'])
    await speak(['en', 'es'])
  })

  test('accept no store of another company, and quote requests only with their extra', async () => {
    await expect(
      owner('settings/chat-bubble/save', { companyBubbleSettings: { bubbleStoreIDs: [999_999] } }),
    ).rejects.toMatchObject({ status: 404 })
    const features = JSON.stringify(FEATURES.filter((feature) => feature !== 'quotebubble'))
    await server.connection.writes.updateTable('companies').set({ features }).execute()
    await expect(
      owner('settings/chat-bubble/save', { companyBubbleSettings: { bubbleQuotes: true } }),
    ).rejects.toMatchObject({ code: 'not_allowed', body: { feature: 'quotebubble' } })
  })
})
