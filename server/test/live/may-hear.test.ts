import { expect, test } from 'vitest'
import { mayHear, type Subscriber } from '#live/subscriber.ts'
import { sessionIDOf } from '#services/session.ts'

const subscriber = (permissions: readonly string[], storeID?: number) =>
  ({ caller: { storeIDs: [1, 2], permissions, session: { tokenHash: 'hash' } }, storeID }) as unknown as Subscriber
const event = (name: string, storeID: number | null, data: object = {}) => ({
  event: name,
  storeID,
  data: JSON.stringify(data),
})
const hears = (who: Subscriber, ...events: ReturnType<typeof event>[]) => events.map((one) => mayHear(who, one))

test('events of a company are for all, those of a store for its users', () => {
  const all = ['reload_labels', 'reload_inbox'].flatMap((name) =>
    [null, 1, 2, 3].map((storeID) => event(name, storeID)),
  )
  expect(hears(subscriber([]), ...all)).toEqual([true, true, true, false, true, true, true, false])
})

test('a socket that follows one store hears of that one alone', () => {
  const all = [null, 1, 2, 3].map((storeID) => event('reload_inbox', storeID))
  expect(hears(subscriber([], 1), ...all)).toEqual([false, true, false, false])
  expect(hears(subscriber([], 3), ...all)).toEqual([false, false, false, false])
})

test('comments on a request are for users who may see requests', () => {
  const on = (commentKey: string) => event('reload_comments', null, { commentKey })
  const all = [on('payment/abc'), on('customer/7'), on('convo/7'), on('customer/payment/7')]
  expect(hears(subscriber(['payments']), ...all)).toEqual([true, true, true, true])
  expect(hears(subscriber(['messages', 'customers']), ...all)).toEqual([false, true, true, true])
})

test('the end of a session is for its own sockets, whatever store they follow', () => {
  const ended = (tokenHash: string) => event('force_logout', null, { sessionID: sessionIDOf(tokenHash) })
  for (const who of [subscriber([]), subscriber([], 1)])
    expect(hears(who, ended('hash'), ended('other'))).toEqual([true, false])
})
