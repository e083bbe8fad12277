import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type TextWorld, textWorld } from './text-world.ts'

const TOMORROW = () => new Date(Date.now() + 24 * 3_600_000).toISOString()
const OVERTAKEN = { status: 409, code: 'newer_messages', body: { count: 1 } }

const refusals = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []))

describe.each(ENGINES)('sending again when the customer may already have an answer, on %s', (database) => {
  let world: TextWorld
  let manager: CallClient
  beforeAll(async () => {
    world = await textWorld({ database })
    manager = await world.signIn('manager')
  })
  afterAll(() => world.close())

  const request = async (convoID: number) =>
    (
      await world.clerk('payments/send', {
        convoID,
        payment: {
          paymentAmount: 45,
          paymentMemo: 'Interest',
          paymentMode: 'any',
          paymentValidBeforeLocalTZ: '2099-12-31T22:00',
        },
        clientMessageID: randomUUID(),
      })
    ).payment
  const scheduled = async (convoID: number) =>
    (await world.send(convoID, 'It is $70', { sendAt: TOMORROW() })).messageID

  interface Seen {
    lastSeenMessageID?: number
    force?: boolean
  }
  /** Each action, prepared in a conversation. */
  const ACTS: Record<string, (convoID: number) => Promise<(seen: Seen) => Promise<unknown>>> = {
    'an undelivered text again': async (convoID) => {
      const { messageID } = await world.reaches(await world.send(convoID, 'It is $70'), 'undelivered')
      return (seen) => manager('customers/conversation/messages/retry', { messageID, ...seen })
    },
    'a scheduled text now': async (convoID) => {
      const messageID = await scheduled(convoID)
      return (seen) => manager('customers/conversation/messages/send-now', { messageID, ...seen })
    },
    'a scheduled text at another time': async (convoID) => {
      const messageID = await scheduled(convoID)
      return (seen) => manager('customers/conversation/messages/reschedule', { messageID, sendAt: TOMORROW(), ...seen })
    },
    'a payment link again': async (convoID) => {
      const { paymentKey } = await request(convoID)
      return (seen) => manager('payments/resend', { paymentKey, clientMessageID: randomUUID(), ...seen })
    },
  }

  test.each(Object.entries(ACTS))('%s: asks about a colleague’s message since', async (_, ready) => {
    // A phone that no text reaches.
    const { convoID } = await world.contact('0001')
    const act = await ready(convoID)
    const lastSeenMessageID = (await world.messages(convoID)).at(-1)?.messageID ?? 1
    await world.send(convoID, 'It is $64')
    const before = (await world.messages(convoID)).length
    await expect(act({ lastSeenMessageID })).rejects.toMatchObject(OVERTAKEN)
    await expect(act({ lastSeenMessageID })).rejects.toThrow(/“It is \$64” Send anyway\?$/)
    expect(await world.messages(convoID)).toHaveLength(before)
    await act({ lastSeenMessageID, force: true })
  })

  test('an undelivered text is sent again by one of two clerks, and the other is told', async () => {
    const { convoID } = await world.contact('0001')
    const { messageID } = await world.reaches(await world.send(convoID, 'Hello'), 'undelivered')
    const both = await Promise.allSettled(
      [world.clerk, manager].map((call) => call('customers/conversation/messages/retry', { messageID })),
    )
    expect(refusals(both)).toMatchObject([{ code: 'not_retryable', message: 'This message is already on its way.' }])
  })

  test('a payment link and a receipt are sent again by one of two clerks, and the other is told', async () => {
    const { convoID } = await world.contact()
    const { paymentKey } = await request(convoID)
    const { length } = await world.messages(convoID)
    const resend = (call: CallClient, force?: boolean) =>
      call('payments/resend', { paymentKey, clientMessageID: randomUUID(), ...(force && { force }) })
    // The clerk’s request is the newest copy of the link.
    await expect(resend(manager)).rejects.toMatchObject(OVERTAKEN)
    await resend(manager, true)
    await expect(resend(world.clerk)).rejects.toMatchObject(OVERTAKEN)
    expect(await world.messages(convoID)).toHaveLength(length + 1)

    await world.clerk('payments/mark-paid', { paymentKey })
    const receipt = (call: CallClient, force?: boolean) =>
      call('payments/send-receipt', {
        paymentKey,
        channel: 'sms',
        clientMessageID: randomUUID(),
        ...(force && { force }),
      })
    const refused = refusals(await Promise.allSettled([world.clerk, manager].map((call) => receipt(call))))
    expect(refused).toMatchObject([OVERTAKEN])
    expect(refused[0]!.message).toMatch(/ has just sent this\. Send it again anyway\?$/)
    await receipt(world.clerk, true)
  })
})
