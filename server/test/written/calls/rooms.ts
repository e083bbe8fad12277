import { CALENDAR } from './calendar.rows.ts'
import { CONVERSATIONS } from './conversations.rows.ts'
import { CUSTOMERS } from './customers.rows.ts'
import type { CallRow } from './given.ts'
import { IMPORTS } from './imports.rows.ts'
import { PEOPLE } from './people.rows.ts'
import { SETTINGS } from './settings.rows.ts'
import { STORES } from './stores.rows.ts'
import { SUPPORT } from './support.rows.ts'
import { WORDS } from './words.rows.ts'

export const ROOMS: readonly (readonly [room: string, rows: readonly CallRow[]])[] = Object.entries({
  calendar: CALENDAR,
  conversations: CONVERSATIONS,
  customers: CUSTOMERS,
  imports: IMPORTS,
  people: PEOPLE,
  settings: SETTINGS,
  stores: STORES,
  support: SUPPORT,
  words: WORDS,
})
