import { expect, test } from 'vitest'
import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { customerTabs } from '#features/customers/customer-tabs.ts'

const tabsOf = (userPermissions: readonly string[]) =>
  customerTabs({ user: { userPermissions }, company: { features: ['payments', 'enotices'] } } as never).map(
    ([tab]) => tab,
  )

test.each([
  ['a clerk', PRESETS.clerk, ['messages', 'payments', 'tickets', 'emails', 'notices']],
  ['someone who may not read messages', ['customers', 'tickets'], ['tickets']],
  ['someone with customers alone', ['customers'], []],
])('%s has the tabs they can open', (_, permissions, tabs) => {
  expect(tabsOf(permissions)).toEqual(tabs)
})
