import type { Page } from 'playwright'
import { type KnownName, PEOPLE } from '@xd/fixtures/demo/people.ts'

export type Who = 'clerk' | 'owner' | 'support' | 'nobody'

/** Asks the server as the signed-in user: `call('inbox/list', { search: {} })`. */
export type Ask = <Answer>(name: string, input: object) => Promise<Answer>

export type Screen = {
  /** The file's name: the screen, then its dialog or state. */
  name: string
  as: Who
  /** An address, or how to find one in the demo data. */
  path: string | ((ask: Ask) => Promise<string>)
  /** The steps from there to a dialog, by role and name. */
  open?: (page: Page) => Promise<void>
}

/** The first conversation of a person whom every demo contains. */
export const conversation = (known: KnownName): string => `/inbox?convo=${Object.values(PEOPLE[known].convos)[0]}`
