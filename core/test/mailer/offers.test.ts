import { expect, test } from 'vitest'
import { isDone, isOver, JOB_STATUSES, mailerOffers, RUNNING_STATUSES } from '#domain/mailer/job-status.ts'

const ACTS = ['change', 'delete', 'force', 'pause', 'resume', 'cancel'] as const

test('what a screen offers for a mailer, by its status', () => {
  const offered = JOB_STATUSES.map((status) => [status, ACTS.filter((act) => mailerOffers(act, status).ok)])
  expect(Object.fromEntries(offered)).toEqual({
    draft: ['change', 'delete', 'cancel'],
    scheduled: ['change', 'force', 'cancel'],
    preparing: ['cancel'],
    sending: ['pause', 'cancel'],
    paused: ['force', 'resume', 'cancel'],
    finished: [],
    canceled: [],
  })
})

test.each([
  ['force', 'preparing', 'This mailer is already being prepared.'],
  ['resume', 'sending', 'This mailer is already being sent.'],
  ['pause', 'paused', 'This mailer is already paused.'],
  ['cancel', 'canceled', 'This mailer is already canceled.'],
  ['cancel', 'finished', 'This mailer is finished. It can’t be canceled.'],
  ['delete', 'scheduled', 'This mailer is scheduled. It can’t be deleted.'],
  ['force', 'draft', 'This mailer is a draft. It can’t be started now.'],
] as const)('why %s is not offered for one that is %s', (act, status, reason) => {
  expect(mailerOffers(act, status)).toEqual({ ok: false, reason })
  expect(isDone(act, status)).toBe(reason.includes('already'))
})

test('running and over', () => {
  expect(RUNNING_STATUSES).toEqual(['preparing', 'sending', 'paused'])
  expect(JOB_STATUSES.filter(isOver)).toEqual(['finished', 'canceled'])
})
