import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { GATEWAY_TYPES } from '#domain/payment/gateways.ts'
import { extras, modules, storage } from '#domain/pricing/price-list.table.ts'

const hasCall = (beginning: string) => Object.keys(calls).some((name) => name.startsWith(beginning))

/** Of each item that is sold, whether the product does it: by the calls that it cannot do without, or the gateway's name. */
const DOES: Readonly<Record<string, boolean>> = {
  massmailer: hasCall('mailers/schedule-job'),
  enotices: hasCall('notices/list-batches'),
  reviews: hasCall('reviews/'),
  rewrites: hasCall('payments/rewrites/list'),
  loans: hasCall('loans/save'),
  social: hasCall('social/'),
  dashboard: hasCall('dashboard/'),
  timeclock: hasCall('timeclock/'),
  gold: hasCall('gold/'),
  diamond: hasCall('diamond/'),
  teams: hasCall('teams/'),
  mms: hasCall('media/upload'),
  pdf: hasCall('media/upload-pdf'),
  doc: hasCall('media/upload-doc'),
  email: JSON.stringify(calls['customers/conversation/messages/send'].input.ast).includes('email'),
  fortispay: 'fortis' in GATEWAY_TYPES,
  paypal: 'paypal' in GATEWAY_TYPES,
  alerts: hasCall('alerts/'),
  quotebubble: hasCall('bubble/'),
  gcal: hasCall('calendar/google'),
  inboxscheduler: hasCall('customers/conversation/messages/reschedule'),
  paymentscheduler: hasCall('payments/reschedule'),
  storage5: hasCall('files/'),
  storage10: hasCall('files/'),
  storage15: hasCall('files/'),
  publiclink: hasCall('files/'),
}

test('an item on the price list is available if and only if the product has it', () => {
  const items = [...modules, ...extras, ...storage]
  expect(Object.keys(DOES).sort()).toEqual(items.map(({ id }) => id).sort())
  expect(Object.fromEntries(items.map(({ id, available }) => [id, available]))).toEqual(DOES)
})
