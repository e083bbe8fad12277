import { STORE } from '@xd/fixtures/demo/people.ts'
import { AT } from './moments.ts'
import { OURS } from './money.ts'
import type { Rows } from './turns.ts'

export const mailer = (rows: Rows, change: object = {}) =>
  rows.like('mailers', OURS, { storeID: STORE.main, ...change })
export const oneJob = (rows: Rows, uniqueKey: string, change: object = {}) =>
  rows.insert('jobs', {
    ...{
      ...OURS,
      kind: 'some-kind',
      uniqueKey,
      payload: '{}',
      runAt: AT - 50,
      attempts: 0,
      leasedUntil: 0,
      lane: 'person',
    },
    ...change,
  })
