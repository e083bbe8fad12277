import { afterAll, beforeAll, expect, test } from 'vitest'
import { strangerCaps } from '@xd/core/domain/message/stranger-caps.ts'
import { CODE_LIMITS } from '@xd/core/domain/self-service/code.ts'
import { newAddress } from '../bubble/bubble-world.ts'
import { newPhone } from '../messaging/text-world.ts'
import { type SelfWorld, selfWorld } from './self-world.ts'

let world: SelfWorld
beforeAll(async () => {
  world = await selfWorld()
})
afterAll(async () => {
  await world.close()
})

const asked = async (call: string, body: object, address: string) => {
  const answer = await fetch(`${world.url}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })
  return `${answer.status} ${await answer.text()}`
}

test('a flood learns nothing of any phone, and sends no more texts than strangers may', async () => {
  const [known, blocked, out, unknown] = [
    await world.contact(),
    await world.contact(),
    await world.contact(),
    newPhone(),
  ]
  await world.ticket(known)
  await world.owner('customers/block', { customerID: blocked.custID, blocked: true })
  await world.write(out.phone, 'STOP')
  await expect.poll(async () => (await world.phone(out.phone)).length).toBe(2)
  const phones = [known.phone, blocked.phone, out.phone, unknown]

  // Each address asks for each phone.
  const starts = new Set<string>()
  for (let at = 0; at < 75; at += 1) {
    const address = newAddress()
    const body = (phone: string) => ({ storeKey: world.storeKey, phone })
    for (const answer of await Promise.all(phones.map((phone) => asked('my/start', body(phone), address))))
      starts.add(answer)
  }
  expect([...starts]).toEqual([expect.stringMatching(/^200 /)])
  await world.settled()
  expect(await world.codes(known.phone)).toHaveLength(CODE_LIMITS.perPhoneAndHour)
  for (const phone of [blocked.phone, out.phone, unknown]) expect(await world.codes(phone)).toEqual([])

  const right = await world.codes(known.phone)
  const proofs = new Set<string>()
  for (let guess = 0; guess < 10_000; guess += 5 * phones.length) {
    const code = String(guess * 97)
      .padStart(6, '0')
      .slice(-6)
    if (right.includes(code)) continue
    const address = guess % 40 === 0 ? newAddress() : '198.51.100.7'
    const body = (phone: string) => ({ storeKey: world.storeKey, phone, code })
    for (const answer of await Promise.all(phones.map((phone) => asked('my/prove', body(phone), address))))
      proofs.add(answer)
  }
  // The refusals of a code, and of an address that asks too often.
  expect([...proofs].map((answer) => answer.slice(0, 3)).sort()).toEqual(['401', '429'])
  // By then even the right code is refused.
  expect(
    await asked('my/prove', { storeKey: world.storeKey, phone: known.phone, code: right.at(-1) }, newAddress()),
  ).toBe([...proofs].find((answer) => answer.startsWith('401')))
})

test('a flood of a great many customers’ phones sends a store’s texts only up to the company’s limit', async () => {
  const { stores } = await world.owner('settings/stores/list', {})
  const most = Math.min(...strangerCaps('text', stores.length).map((cap) => cap.most))
  const customers = []
  for (let made = 0; made < most + 20; made += 1) customers.push(await world.contact())
  const before = await world.connection.writes
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  for (const [at, { phone }] of customers.entries()) {
    const answer = await asked('my/start', { storeKey: world.storeKey, phone }, `192.0.2.${at % 200}`)
    expect(answer).toMatch(/^200 /)
  }
  await world.settled()
  const after = await world.connection.writes
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  expect(Number(after.n) - Number(before.n)).toBeLessThanOrEqual(most)
})
