import { expect, test } from 'vitest'
import { batchCan, batchStatusOf } from '#domain/notice/batch.ts'
import { HOLD_OUT_MAX, isHeldOut } from '#domain/notice/hold-out.ts'
import { letterAddress, writtenAddress } from '#domain/notice/letter-address.ts'
import { mayBeMailed } from '#domain/notice/may-be-mailed.ts'
import { type Reach, routeOf } from '#domain/notice/route.ts'
import { mayBeCalled } from '#domain/notice/status.ts'
import { isPrintable } from '#domain/notice/unprintable.ts'

const REACH: Reach = {
  phone: '+12135550147',
  phoneValid: true,
  email: 'ann@example.test',
  optedOut: false,
  blocked: false,
  loansRefused: false,
  erased: false,
  unreachable: false,
  bounced: false,
  neverOpen: false,
  canText: true,
  canEmail: true,
}
const BY_TEXT = { ok: true, channel: 'sms', address: '+12135550147' }
const BY_EMAIL = { ok: true, channel: 'email', address: 'ann@example.test' }
const no = (reason: string) => ({ ok: false, reason })

test.each([
  [{}, BY_TEXT],
  [{ bounced: true, canEmail: false, email: null }, BY_TEXT],
  [{ erased: true, blocked: true }, no('erased')],
  [{ blocked: true, optedOut: true }, no('blocked')],
  [{ optedOut: true }, no('opted_out')],
  [{ loansRefused: true }, no('loans_refused')],
  [{ phone: null }, BY_EMAIL],
  [{ phone: '' }, BY_EMAIL],
  [{ phoneValid: false }, BY_EMAIL],
  [{ unreachable: true }, BY_EMAIL],
  [{ neverOpen: true }, BY_EMAIL],
  [{ canText: false }, BY_EMAIL],
  [{ phone: '', email: null }, no('no_address')],
  [{ phone: null, email: '' }, no('no_address')],
  [{ phoneValid: false, email: null, unreachable: true }, no('invalid_phone')],
  [{ unreachable: true, canEmail: false }, no('unreachable')],
  [{ neverOpen: true, email: '' }, no('never_open')],
  [{ canText: false, canEmail: false }, no('channel_off')],
  [{ canText: false, bounced: true }, no('bounced')],
] as const)('a notice to someone with %j goes %j', (change, route) =>
  expect(routeOf({ ...REACH, ...change })).toEqual(route),
)

test.each([
  ['waiting', null, false, 'before', no('its batch has not been sent')],
  ['letter', null, false, 'before', no('its batch has not been sent')],
  ['letter', null, true, 'before', { ok: true }],
  ['failed', null, true, 'before', { ok: true }],
  ['called', null, true, 'before', { ok: true }],
  ['delivered', null, true, 'before', no('it is “Delivered”')],
  ['skipped', 'no_address', true, 'before', { ok: true }],
  ['failed', 'hold_out', true, 'before', { ok: true }],
  ['delivered', 'hold_out', true, 'after', no('it is “Delivered”')],
  ['skipped', 'hold_out', true, 'after', { ok: true }],
  ['skipped', 'hold_out', true, 'before', no('it is “Skipped”')],
] as const)(
  'a letter for a notice that is %s (%s): sent %s, %s maturity',
  (noticeStatus, reason, isSent, when, can) => {
    const batchKind = when === 'after' ? 'past-due' : 'due'
    expect(mayBeMailed({ noticeStatus, reason }, { isSent, batchKind })).toEqual(can)
  },
)

test.each([
  ['called', no('is already “Reached by phone”')],
  ['mailed', no('is already “Mailed”')],
  ['failed', { ok: true }],
] as const)('a customer whose notice is %s may be called, or not', (status, can) =>
  expect(mayBeCalled(status)).toEqual(can),
)

test('a batch that is canceled is not sent, and one that is done not canceled', () => {
  expect(batchCan.send('canceled')).toEqual(no('This batch was canceled. It can’t be sent anymore.'))
  expect(batchCan.send('sending')).toEqual({ ok: true })
  expect(batchCan.cancel('done')).toEqual(no('This batch is done. There is nothing left to cancel.'))
  expect(batchCan.cancel('sending')).toEqual({ ok: true })
  expect(batchStatusOf({})).toBe('done')
})

test('words are printed unless a letter of any part is missing from the font', () => {
  const letter = {
    address: ['Ann Lee', '12 Main St'],
    subject: 'Your loan',
    body: 'It is due.',
    tickets: [{ description: 'Ring' }],
  }
  expect(isPrintable(letter)).toBe(true)
  expect(isPrintable({ ...letter, subject: null })).toBe(true)
  expect(isPrintable({ ...letter, body: null })).toBe(false)
  for (const change of [
    { address: ['金'] },
    { subject: '金' },
    { body: '金' },
    { tickets: [{ description: 'Ring' }, { description: '金' }] },
  ])
    expect(isPrintable({ ...letter, ...change })).toBe(false)
})

test.each(['\n', '\r\n', '\r'])('the lines of an address may end with %j', (end) => {
  expect(letterAddress('Ann Lee', `12 Main St${end} ${end}Tucson, AZ 85701`)).toEqual([
    'Ann Lee',
    '12 Main St',
    'Tucson, AZ 85701',
  ])
  expect(writtenAddress(`Main St${end}Tucson`)).toBe(`Main St${end}Tucson`)
  expect(writtenAddress(`Tucson, AZ 85701${end}`)).toBe('')
})

test('five lines fit an envelope’s window, and more share the last', () => {
  expect(letterAddress('Ann Lee', 'A\nB\nC\nTucson, AZ 85701')).toEqual(['Ann Lee', 'A', 'B', 'C', 'Tucson, AZ 85701'])
  expect(letterAddress('Ann Lee', 'A\nB\nC\nD\nTucson, AZ 85701')).toEqual([
    'Ann Lee',
    'A',
    'B',
    'C',
    'D, Tucson, AZ 85701',
  ])
})

test('the customers left out of an experiment are always the same, and of the wanted share', () => {
  const chosen = (percent: number, storeID = 1) =>
    Array.from({ length: 2_000 }, (_, custID) => custID + 1).filter((custID) =>
      isHeldOut('due', custID, storeID, percent),
    )
  expect(chosen(0)).toEqual([])
  expect(chosen(5).slice(0, 6)).toEqual([9, 15, 34, 53, 59, 78])
  expect(Math.abs(chosen(HOLD_OUT_MAX).length / 2_000 - HOLD_OUT_MAX / 100)).toBeLessThan(0.02)
  expect(Math.abs(chosen(1).length / 2_000 - 0.01)).toBeLessThan(0.005)
  expect(chosen(5).every((custID) => chosen(10).includes(custID))).toBe(true)
  expect(chosen(5, 2)).not.toEqual(chosen(5))
})
