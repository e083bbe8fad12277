import type { CallName } from '@xd/core/contract/calls.ts'
import { CUSTOMERS } from './customers.rows.ts'
import { MONEY } from './money.rows.ts'
import { OFFICE } from './office.rows.ts'
import { OUTREACH } from './outreach.rows.ts'
import { REPORTS } from './reports.rows.ts'
import { SETTINGS } from './settings.rows.ts'
import { TALK } from './talk.rows.ts'

/** Who makes which read, with which input. */
export type ReadRow = readonly [by: string, call: CallName, input: object]

export const ROOMS: readonly (readonly [room: string, rows: readonly ReadRow[]])[] = Object.entries({
  customers: CUSTOMERS,
  money: MONEY,
  office: OFFICE,
  outreach: OUTREACH,
  reports: REPORTS,
  settings: SETTINGS,
  talk: TALK,
})
