import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { misplaced } from '#http/misplaced.ts'

let server: Booted
beforeAll(async () => void (server = await boot()))
afterAll(() => server.close())

test.each([
  ['stores/save', { store: { storeID: STORE.main, expectedVersion: 99 } }, 'store.expectedVersion'],
  ['settings/company/save', { company: { expectedVersion: 99 } }, 'company.expectedVersion'],
  [
    'settings/chat-bubble/save',
    { companyBubbleSettings: { expectedVersion: 99 } },
    'companyBubbleSettings.expectedVersion',
  ],
  ['mailers/schedule-job', { job: { jobID: 1, expectedVersion: 99 } }, 'job.expectedVersion'],
  ['calendar/entries/update', { entry: { itemID: 1, expectedVersion: 99 } }, 'entry.expectedVersion'],
  ['settings/users/save', { user: { userID: 1, expectedVersion: 99 } }, 'user.expectedVersion'],
  ['templates/save', { template: { templateID: 1, expectedVersion: 99 } }, 'template.expectedVersion'],
  ['settings/quick-replies/save', { reply: { replyID: 1, expectedVersion: 99 } }, 'reply.expectedVersion'],
  ['settings/stores/closures/save', { closure: { closureID: 1, expectedVersion: 99 } }, 'closure.expectedVersion'],
  ['settings/api-keys/save', { key: { keyID: 1, expectedVersion: 99 } }, 'key.expectedVersion'],
  ['loans/save', { loan: { loanID: 1 }, expectedVersion: 99 }, 'expectedVersion'],
] as const)('%s refuses a version that it would not check', async (name, body, field) => {
  const { token } = await server.signIn('owner')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${server.url}/api/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { error } = (await answer.json()) as { error: { fields: Record<string, string> } }
  expect([answer.status, error.fields]).toEqual([
    400,
    { [field]: expect.stringMatching(/^Send it (beside|in) \w+, not/) },
  ])
})

const V = { expectedVersion: 3 }
test.each([
  ['labels/save', { label: {}, ...V }, undefined],
  ['labels/save', { label: V, ...V }, { 'label.expectedVersion': 'Send it beside label, not in it' }],
  ['labels/save', { label: { expectedVersion: null } }, { 'label.expectedVersion': 'Send it beside label, not in it' }],
  ['labels/save', { label: null }, undefined],
  ['labels/save', [], undefined],
  ['labels/save', 'text', undefined],
  ['labels/save', null, undefined],
  ['labels/list', V, undefined],
  ['loans/save', { loan: {}, ...V }, { expectedVersion: 'Send it in loan, not beside it' }],
  ['loans/save', { loan: V }, undefined],
  [
    'payments/list',
    { search: {}, dateStart: '2026-01-01', serch: {}, sortDir: null },
    { dateStart: 'Send it in search, not beside it', serch: 'There is no such input' },
  ],
  ['payments/list', { search: { filter: 'x' }, nothing: undefined }, undefined],
  ['payments/list', 7, undefined],
] as const)('what %s finds out of place in %j', (name, body, fields) => {
  expect(misplaced(calls[name].input)(body)).toEqual(fields)
})
