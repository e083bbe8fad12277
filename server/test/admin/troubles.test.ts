import { Effect, Fiber } from 'effect'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { EmailRefused, EmailUnknown } from '@xd/server/providers/email/email.ts'
import { lookOut } from '@xd/server/jobs/look-out.ts'
import { causeOfSilence, makeTroubles, Troubles } from '@xd/server/troubles.ts'

const watching = () => {
  let now = 0
  const said: (readonly [minute: number, words: string])[] = []
  const facts: object[] = []
  const say = (more: object, words: string) => {
    said.push([now / MINUTE_MS, words])
    facts.push(more)
  }
  const troubles = makeTroubles({ info: say, warn: say, error: say }, () => now)
  return {
    troubles,
    said,
    facts,
    at: (minute: number) => {
      now = minute * MINUTE_MS
      troubles.look()
    },
  }
}

test('a failure is reported at once, every quarter of an hour, and when it is over', () => {
  const { troubles, said, facts, at } = watching()
  troubles.works('imap')
  for (let minute = 0; minute < 40; minute += 1) {
    at(minute)
    troubles.failed('smtp', 'connect ECONNREFUSED')
  }
  expect(troubles.failing()).toMatchObject([{ what: 'smtp' }])
  troubles.works('smtp')
  for (const minute of [39, 40, 41, 60]) at(minute)
  expect(said).toEqual([
    [0, 'failing: smtp'],
    [15, 'still failing: smtp'],
    [30, 'still failing: smtp'],
    [40, 'works again: smtp'],
  ])
  expect(facts.at(-1)).toEqual({ what: 'smtp', cause: 'connect ECONNREFUSED', failures: 40, minutes: 40 })
  expect(troubles.failing()).toEqual([])
})

test('it is reported although nobody tries again meanwhile', () => {
  const { troubles, said, at } = watching()
  troubles.failed('housekeeping events', 'locked')
  for (const minute of [5, 14, 15, 29, 30]) at(minute)
  expect(said.map(([minute]) => minute)).toEqual([0, 15, 30])
})

test('a service that fails every other time is one trouble, not one line each time', () => {
  const { troubles, said, at } = watching()
  for (let minute = 0; minute < 10; minute += 0.5) {
    at(minute)
    troubles.failed('carrier', 'status 503')
    troubles.works('carrier')
  }
  at(20)
  expect(said).toEqual([
    [0, 'failing: carrier'],
    [20, 'works again: carrier'],
  ])
})

test('the cause contains no names', () => {
  const { troubles, facts } = watching()
  troubles.failed('smtp', '450 4.2.1 <ana.lopez@example.com>: try later, call +1 (480) 555-0134, at 192.168.10.12:25')
  expect(facts).toEqual([
    { what: 'smtp', cause: '450 4.2.1 <[address]>: try later, call [number], at 192.168.10.12:25' },
  ])
})

test('a truncated address in the cause contains no names either', () => {
  const { troubles, facts } = watching()
  troubles.failed('smtp', `${'x '.repeat(145)}ana.lopez@example.com`)
  expect(JSON.stringify(facts)).not.toContain('ana')
})

test('a provider’s requests are noted, and a refusal of one message is no trouble', async () => {
  const { troubles } = watching()
  const answers = [new EmailUnknown({ cause: new Error('fetch failed', { cause: { code: 'ECONNRESET' } }) }), null]
  const provider = {
    name: 'smtp',
    send: (refusal: EmailUnknown | EmailRefused | null) => (refusal ? Effect.fail(refusal) : Effect.succeed('taken')),
  }
  const causeOf = (failure: unknown) => (failure instanceof EmailUnknown ? causeOfSilence(failure.cause) : null)
  const noted = troubles.noting('smtp', provider, ['send'], causeOf)
  const refused = new EmailRefused({ code: 550, message: 'no such mailbox', retry: false })
  await Effect.runPromiseExit(noted.send(refused))
  expect(troubles.failing()).toEqual([])
  for (const answer of answers) await Effect.runPromiseExit(noted.send(answer))
  expect([noted.name, troubles.failing(), [...troubles.providers]]).toMatchObject([
    'smtp',
    [{ what: 'smtp' }],
    ['smtp'],
  ])
})

test('a provider without requests is asked whether it works, from a minute after its failure', async () => {
  const { troubles, said, at } = watching()
  let isAway = true
  const charge = () => (isAway ? Effect.fail('away') : Effect.succeed('charged'))
  const gateway = troubles.noting('gateway', { charge, accepts: charge }, ['charge', 'accepts'], String, 'accepts')
  const ask = () => Effect.runPromiseExit(Effect.all(troubles.probes()))
  await Effect.runPromiseExit(gateway.charge())
  expect(troubles.probes()).toEqual([])
  at(1)
  await ask()
  isAway = false
  at(2)
  await ask()
  expect(troubles.probes()).toEqual([])
  at(3)
  expect(said).toEqual([
    [0, 'failing: gateway'],
    [3, 'works again: gateway'],
  ])
})

test.each([
  ['disk', 'the disk is full'],
  ['database', 'the database does not answer'],
])('the %s is checked even if the server gets no requests', async (what, reason) => {
  const { troubles, facts } = watching()
  const looks = lookOut(() => Promise.resolve({ what, reason })).pipe(Effect.provideService(Troubles, troubles))
  const fiber = Effect.runFork(looks)
  await expect.poll(() => facts).toEqual([{ what, cause: reason }])
  expect(troubles.failing()).toMatchObject([{ what }])
  await Effect.runPromise(Fiber.interrupt(fiber))
})

test('a trouble that lasts or ends is logged without a new request, and so is a disk that works again', async () => {
  let now = 0
  const said: string[] = []
  const say = (_: object, words: string) => void said.push(words)
  const troubles = makeTroubles({ info: say, warn: say, error: say }, () => now)
  for (const what of ['gateway', 'disk', 'database']) troubles.failed(what, 'gone')
  now = 15 * MINUTE_MS
  const looks = lookOut(() => Promise.resolve(undefined)).pipe(Effect.provideService(Troubles, troubles))
  const fiber = Effect.runFork(looks)
  await expect
    .poll(() => said.slice(3))
    .toEqual(['still failing: gateway', 'works again: disk', 'works again: database'])
  await Effect.runPromise(Fiber.interrupt(fiber))
})
