import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type CarrierRequest, stubbornCarrier } from '../texting/stubborn-carrier.ts'
import { type TextWorld, textWorld } from './text-world.ts'

describe.each(ENGINES)('texts to one phone, on %s', (database) => {
  let carrier: Awaited<ReturnType<typeof stubbornCarrier>>
  let world: TextWorld
  const bodyOf = ({ form }: CarrierRequest) => form.get('Body') ?? ''
  const triesOf = (body: string) => carrier.requests.filter((request) => bodyOf(request) === body).length

  beforeAll(async () => {
    carrier = await stubbornCarrier((request) =>
      // The carrier is busy at first, for the first text.
      bodyOf(request).endsWith('first') && triesOf(bodyOf(request)) === 1
        ? { status: 429, body: { code: 20429, message: 'Too Many Requests', status: 429 } }
        : {
            status: 201,
            body: { sid: `SM${carrier.requests.length}`, status: 'sent', body: bodyOf(request), date_created: null },
          },
    )
    world = await textWorld({ database, sandbox: { url: carrier.url } })
  })
  afterAll(async () => {
    await world.close()
    await carrier.close()
  })

  it('are sent in the order they were made, and delay no other phone', async () => {
    const [one, other] = [await world.contact(), await world.contact()]
    const first = await world.send(one.convoID, 'one first')
    const second = await world.send(one.convoID, 'one second')
    const elsewhere = await world.send(other.convoID, 'other')
    await world.reaches(elsewhere, 'sent')
    expect(triesOf('one second')).toBe(0)
    await Promise.all([world.reaches(first, 'sent'), world.reaches(second, 'sent')])
    expect(carrier.requests.map(bodyOf).filter((body) => body.startsWith('one'))).toEqual([
      'one first',
      'one first',
      'one second',
    ])
  })

  it('even automatic ones: the answers to STOP and START', async () => {
    const { phone, convoID } = await world.contact()
    const text = (Body: string) =>
      world.webhook({ MessageSid: `SM${randomUUID()}`, From: phone, To: world.storeNumber, Body, NumMedia: '0' })
    for (const word of ['STOP', 'START']) expect(await text(word)).toBe(200)
    const answers = (await world.messages(convoID)).filter(({ messageAutomatic }) => messageAutomatic)
    expect(answers).toHaveLength(2)
    for (const answer of answers) await world.reaches(answer, 'sent')
    const sent = carrier.requests.filter(({ form }) => form.get('To') === phone).map(bodyOf)
    expect(sent).toEqual(answers.map(({ messageBody }) => messageBody))
  })
})
