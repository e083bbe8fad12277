import { act } from '#domain/activity/act.ts'
import { counted, day, either, list, nameOf, oneOf, text, unsaid } from '#domain/activity/phrases.ts'
import { ACCOUNT_OF } from './users.ts'

export const calendar = {
  'calendar-delete': act('Deleted a calendar', {
    catTitle: unsaid,
    entriesMoved: counted('entry moved', 'entries moved'),
    movedTo: (id, naming) => (id === null ? 'to no calendar' : `to ${nameOf(naming, 'category', id as number)}`),
    entriesDeleted: counted('entry deleted', 'entries deleted'),
    dateFields: list('no longer shows'),
  }),
  'calendar-entry-delete': act('Deleted a calendar entry', { itemTitle: unsaid, itemDateStart: day }),
  'calendar-feed-delete': act('Deleted their calendar feed', ACCOUNT_OF),
  'calendar-feed-save': act('Changed their calendar feed', {
    user: unsaid,
    address: oneOf({ made: 'new feed', renewed: 'new address' }),
    initials: either('customers by their initials', 'customers by name'),
  }),
  'calendar-import': act('Imported a calendar file', { filename: unsaid, made: counted('entry', 'entries') }),
  'calendar-import-undo': act('Undid the import of a calendar file', {
    filename: unsaid,
    removed: counted('entry deleted', 'entries deleted'),
    kept: counted('changed entry kept', 'changed entries kept'),
  }),
  'calendar-save': act('Changed a calendar', { catTitle: text('title'), catColor: () => 'new color' }),
}
