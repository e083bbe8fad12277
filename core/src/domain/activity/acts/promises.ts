import { type Cents, formatDollars } from '#domain/money/cents.ts'
import { joined } from '#domain/text/sentence.ts'
import { act } from '#domain/activity/act.ts'
import { day, items, oneOf, unsaid } from '#domain/activity/phrases.ts'

export const promises = {
  'promise-close': act('Closed a promise to pay', {
    promiseStatus: oneOf({ kept: 'kept', withdrawn: 'withdrawn' }),
    promiseDay: (value) => `promised for ${day(value)}`,
  }),
  'promise-save': act('Recorded a promise to pay', {
    promiseDay: (value) => `by ${day(value)}`,
    promiseAmount: (value) => (value === null ? '' : formatDollars(value as Cents)),
    promiseTickets: (value) => (items(value).length === 0 ? '' : `for ${joined(items(value).map(String))}`),
    promiseSource: unsaid,
  }),
}
