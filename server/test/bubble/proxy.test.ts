import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallClient, createCallClient } from '@xd/core/client/call-client.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { bufferingProxy } from '@xd/fixtures/testing/buffering-proxy.ts'
import { newPhone } from '../messaging/text-world.ts'
import { type BubbleWorld, bubbleWorld } from './bubble-world.ts'

describe.each(ENGINES)('behind a proxy that buffers whole answers, on %s', (database) => {
  let world: BubbleWorld
  let proxy: Awaited<ReturnType<typeof bufferingProxy>>
  let visitor: CallClient
  beforeAll(async () => {
    world = await bubbleWorld({ database })
    proxy = await bufferingProxy(world.url)
    visitor = createCallClient((path, body) =>
      fetch(`${proxy.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    )
  })
  afterAll(async () => {
    await proxy.close()
    await world.close()
  })

  test('a chat works both ways: messages, the answer while the visitor waits, and that they were seen', async () => {
    const phone = newPhone()
    const { sessionToken, messages } = await visitor('bubble/start', {
      companyKey: world.companyKey,
      storeID: world.storeID,
      name: 'Rosa Vela',
      phone,
      message: 'Do you buy rings?',
      consent: true,
    })
    const { convoID } = await world.convoOf(phone)
    const wait = (after: number, seen: boolean) =>
      visitor('bubble/messages', { sessionToken, after, seen, state: 'unproved', wait: true })
    const first = wait(messages[0]!.messageID, false)
    await world.clerk('customers/conversation/read', { convoID })
    expect((await first).chat.seen).toBe(true)
    const next = wait(messages[0]!.messageID, true)
    const sent = await world.send(convoID, 'Every day', { channel: 'web' })
    expect((await next).messages).toMatchObject([{ from: 'store', body: 'Every day' }])
    await visitor('bubble/send', { sessionToken, body: 'Thanks', clientMessageID: randomUUID() })
    expect((await world.messages(convoID)).at(-1)).toMatchObject({ messageBody: 'Thanks' })
    await visitor('bubble/messages', { sessionToken, after: sent.messageID })
    await world.reaches(sent, 'delivered')
  })

  test('the page and its script arrive complete', async () => {
    const page = await fetch(`${proxy.url}/bubble/${world.companyKey}`)
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors https://goldenpledge.example')
    expect((await (await fetch(`${proxy.url}/bubble/${world.companyKey}/bubble.js`)).text()).length).toBeGreaterThan(0)
  })
})
