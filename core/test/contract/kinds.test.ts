import { expect, test } from 'vitest'
import type { CallName } from '#contract/calls.ts'
import { calls } from '#contract/modules.generated.ts'
import type { Feature } from '#domain/access/features.ts'
import { MINUTE_MS } from '#domain/time/spans.ts'

const names = Object.keys(calls) as CallName[]

/** The module that calls belong to, by how their names begin: the first that fits counts. */
const MODULES: readonly (readonly [begins: string, Feature])[] = [
  ['calendar/import', 'gcal'],
  ['calendar/feed/', 'gcal'],
  ['calendar/', 'calendar'],
  ['gold/', 'gold'],
  ['mailers/', 'massmailer'],
  ['leads/', 'quotebubble'],
  ['payments/rewrites/', 'rewrites'],
  ['settings/rewrites/', 'rewrites'],
  ['payments/schedules/', 'paymentscheduler'],
  ['payments/', 'payments'],
  ['settings/payments/', 'payments'],
  ['settings/reminders/', 'payments'],
  ['settings/self-service/', 'payments'],
  ['loans/', 'loans'],
  ['customers/cart/', 'loans'],
  ['notices/', 'enotices'],
  ['settings/notices/', 'enotices'],
]

test.each(names)('%s belongs to the module that its name tells', (name) =>
  expect(calls[name].feature).toBe(MODULES.find(([begins]) => name.startsWith(begins))?.[1]),
)

test('strangers may make these calls so many times from one address', () => {
  const limited = names.flatMap((name) => {
    const { limit } = calls[name]
    return limit === undefined ? [] : [[name, `${limit.most} in ${limit.windowMs / MINUTE_MS} minutes`] as const]
  })
  expect(Object.fromEntries(limited)).toEqual({
    'auth/forgot-password': '50 in 15 minutes',
    'auth/reset-password': '50 in 15 minutes',
    'auth/accept-invite': '50 in 15 minutes',
    'bubble/fetch': '240 in 1 minutes',
    'bubble/start': '30 in 1 minutes',
    'bubble/messages': '240 in 1 minutes',
    'bubble/typing': '60 in 1 minutes',
    'bubble/send': '30 in 1 minutes',
    'bubble/ask-quote': '10 in 60 minutes',
    'bubble/upload': '40 in 60 minutes',
    'calendar/import': '20 in 1 minutes',
    'mailers/send-test': '30 in 60 minutes',
    'pay/submit': '60 in 1 minutes',
    'pay/ask-for-link': '10 in 1 minutes',
    'pay/email-receipt': '20 in 60 minutes',
    'my/start': '10 in 60 minutes',
    'my/prove': '30 in 1 minutes',
    'my/fetch': '60 in 1 minutes',
    'my/pay': '20 in 1 minutes',
    'my/ask': '10 in 1 minutes',
    'setup/support': '10 in 15 minutes',
    'setup/reset-second-factor': '10 in 15 minutes',
    'setup/reset-password': '10 in 15 minutes',
  })
})

test('calls that sign a person in are refused from other sites', () => {
  const own = names.filter((name) => calls[name].ownOrigin)
  expect(own.toSorted()).toEqual([
    'auth/accept-invite',
    'auth/forgot-password',
    'auth/login',
    'auth/reset-password',
    'my/ask',
    'my/fetch',
    'my/pay',
    'my/prove',
    'my/start',
  ])
  for (const name of own) expect(calls[name].access, name).toBe('anyone')
})

test('a read creates nothing and asks for no confirmation', () => {
  for (const name of names)
    if (calls[name].kind === 'read') expect([calls[name].creates, calls[name].stepUp], name).toEqual([undefined, false])
})
