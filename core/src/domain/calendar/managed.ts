import { countOf } from '#domain/text/figure.ts'
import { type LocalDay, parseLocalDay } from '#domain/time/day.ts'
import { clock } from '#domain/time/clock.ts'
import type { EntryDate } from './entry.ts'
import type { Repeat } from './occurrences.ts'

/** An entry managed by another module: shown on the calendar, edited in its module. */
export interface ManagedEntry {
  readonly itemRefKey: string
  readonly itemTitle: string
  readonly itemCalendarID: number | null
  readonly itemDateStart: EntryDate
  readonly itemDateEnd: EntryDate
  readonly itemRepeat: Repeat
}

/** The record an entry belongs to, by its reference key. */
export type EntryOwner =
  | { readonly kind: 'customer'; readonly custID: number; readonly fieldID: string }
  | { readonly kind: 'payment'; readonly paymentKey: string; readonly fieldID?: string }
  | { readonly kind: 'mailer'; readonly jobID: number }
  | { readonly kind: 'closure'; readonly closureID: number }
  /** The tickets due at a store on a day, or those whose grace period ends. */
  | { readonly kind: 'tickets'; readonly storeID: number; readonly day: LocalDay; readonly ends?: 'grace' }
  /** A plan asks for a turn. */
  | { readonly kind: 'plan'; readonly planID: number; readonly turn: number }
  /** A loan matures, or its grace period ends. */
  | { readonly kind: 'loan'; readonly loanID: number; readonly ends?: 'grace' }

const SEGMENT = /^[^/]+$/
/** Precedes the day in a key when the day is the end of grace, not the due day. */
const GRACE = 'grace-'

export const entryRefKey = (owner: EntryOwner): string => {
  if (owner.kind === 'customer') return `customer/${owner.custID}/${owner.fieldID}`
  if (owner.kind === 'mailer') return `mailer/${owner.jobID}`
  if (owner.kind === 'closure') return `closure/${owner.closureID}`
  if (owner.kind === 'plan') return `plan/${owner.planID}/${owner.turn}`
  if (owner.kind === 'loan') return `loan/${owner.loanID}${owner.ends ? `/${owner.ends}` : ''}`
  if (owner.kind === 'tickets') return `tickets/${owner.storeID}/${owner.ends ? GRACE : ''}${owner.day}`
  return owner.fieldID === undefined ? `payment/${owner.paymentKey}` : `payment/${owner.paymentKey}/${owner.fieldID}`
}

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

const loanOf = (loanID: number, ends: string | undefined): EntryOwner | undefined =>
  ends === undefined ? { kind: 'loan', loanID } : ends === 'grace' ? { kind: 'loan', loanID, ends } : undefined

const planOf = (planID: number, turn: number | undefined): EntryOwner | undefined =>
  turn === undefined ? undefined : { kind: 'plan', planID, turn }

const ticketsOf = (storeID: number, day: string | undefined): EntryOwner | undefined => {
  const isGrace = day?.startsWith(GRACE) === true
  const date = day === undefined ? undefined : parseLocalDay(isGrace ? day.slice(GRACE.length) : day)
  return date && { kind: 'tickets', storeID, day: date, ...(isGrace && { ends: 'grace' as const }) }
}

export const parseEntryRefKey = (key: string): EntryOwner | undefined => {
  const [kind, id = '', fieldID, ...more] = key.split('/')
  if (more.length > 0 || !SEGMENT.test(id) || fieldID === '') return undefined
  const number = wholeNumber(id)
  if (kind === 'customer' && number !== undefined && fieldID !== undefined) return { kind, custID: number, fieldID }
  if (kind === 'mailer' && number !== undefined && fieldID === undefined) return { kind, jobID: number }
  if (kind === 'closure' && number !== undefined && fieldID === undefined) return { kind, closureID: number }
  if (kind === 'tickets' && number !== undefined) return ticketsOf(number, fieldID)
  if (kind === 'loan' && number !== undefined) return loanOf(number, fieldID)
  if (kind === 'plan' && number !== undefined) return planOf(number, wholeNumber(fieldID))
  if (kind === 'payment') return fieldID === undefined ? { kind, paymentKey: id } : { kind, paymentKey: id, fieldID }
  return undefined
}

/** A date field that shows on the calendar (Spec 2 §2: "Show on Calendar", "Repeats Yearly" and a calendar choice). */
export interface CalendarField {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly config?: {
    readonly showOnCalendar?: boolean
    readonly repeatYearly?: boolean
    readonly calendarID?: number | null
  }
}

const dateOf = (value: unknown): LocalDay | undefined => (typeof value === 'string' ? parseLocalDay(value) : undefined)

/** The calendar entries from one record's custom fields, titled "Ann Smith: Birthday": a narrow day shows the name. */
export const fieldEntries = (
  fields: readonly CalendarField[],
  values: Readonly<Record<string, unknown>>,
  ownerName: string,
  refKey: (fieldID: string) => string,
): ManagedEntry[] =>
  fields.flatMap(({ id, type, title, config }) => {
    const date = type === 'date' && config?.showOnCalendar === true ? dateOf(values[id]) : undefined
    if (date === undefined) return []
    return [
      {
        itemRefKey: refKey(id),
        itemTitle: `${ownerName}: ${title}`,
        itemCalendarID: config?.calendarID ?? null,
        itemDateStart: date,
        itemDateEnd: date,
        itemRepeat: config?.repeatYearly === true ? ('year' as const) : null,
      },
    ]
  })

/** The title of every request's expiry. */
export const REQUEST_EXPIRES = 'request expires'

/** When a request stops being payable: on no calendar, returned only on request. */
export const expiryEntry = (
  paymentKey: string,
  validBefore: EntryDate,
  amount: string,
  ownerName: string,
): ManagedEntry => ({
  itemRefKey: entryRefKey({ kind: 'payment', paymentKey }),
  itemTitle: `${ownerName}: ${amount} ${REQUEST_EXPIRES}`,
  itemCalendarID: null,
  itemDateStart: validBefore,
  itemDateEnd: validBefore,
  itemRepeat: null,
})

/** The titles of every loan's days. */
export const LOAN_ENDS = { matures: 'loan matures', grace: 'loan ends its grace period' } as const

/** When an accepted loan matures, or can no longer be redeemed: on no calendar. */
export const loanEntry = (
  { loanID, ends }: { readonly loanID: number; readonly ends?: 'grace' },
  day: EntryDate,
  amount: string,
  ownerName: string,
): ManagedEntry => ({
  itemRefKey: entryRefKey({ kind: 'loan', loanID, ...(ends && { ends }) }),
  itemTitle: [ownerName, `${amount} ${LOAN_ENDS[ends ?? 'matures']}`].filter(Boolean).join(': '),
  itemCalendarID: null,
  itemDateStart: day,
  itemDateEnd: day,
  itemRepeat: null,
})

/** The title of every plan's turns. */
export const PLAN_ASKS = 'plan payment'

/** When a plan asked for a turn, or asks next: on no calendar. */
export const planEntry = (
  turn: { readonly planID: number; readonly turn: number },
  day: EntryDate,
  amount: string,
  ownerName: string,
): ManagedEntry => ({
  itemRefKey: entryRefKey({ kind: 'plan', ...turn }),
  itemTitle: `${ownerName}: ${amount} ${PLAN_ASKS}`,
  itemCalendarID: null,
  itemDateStart: day,
  itemDateEnd: day,
  itemRepeat: null,
})

/** When a mailer is or was sent: on no calendar. */
export const mailerEntry = (
  { jobID, jobTitle }: { readonly jobID: number; readonly jobTitle: string },
  at: EntryDate,
): ManagedEntry => ({
  itemRefKey: entryRefKey({ kind: 'mailer', jobID }),
  itemTitle: `Mailer: ${jobTitle}`,
  itemCalendarID: null,
  itemDateStart: at,
  itemDateEnd: at,
  itemRepeat: null,
})

interface ClosedDay {
  readonly closureID: number
  readonly day: string
  readonly opens: string | null
  readonly closes: string | null
  readonly note: string
  readonly yearly: boolean
}

/** A day on which a store, or every store, is closed or open at other times: "Closed: Inventory (Lake St)". */
export const closureEntry = (closure: ClosedDay, storeName: string | null): ManagedEntry => {
  const { closureID, opens, closes, note, yearly } = closure
  const day = closure.day as LocalDay
  const what = opens === null || closes === null ? 'Closed' : `Open ${clock(opens)} – ${clock(closes)}`
  const why = note.trim() === '' ? '' : `: ${note.trim()}`
  return {
    itemRefKey: entryRefKey({ kind: 'closure', closureID }),
    itemTitle: `${what}${why} (${storeName ?? 'all stores'})`,
    itemCalendarID: null,
    itemDateStart: day,
    itemDateEnd: day,
    itemRepeat: yearly ? 'year' : null,
  }
}

export interface TicketsOnDay {
  readonly storeID: number
  readonly day: LocalDay
  readonly ends?: 'grace'
  readonly tickets: number
}

/** Active tickets of a store and a day, as one entry: "14 tickets due (Lake St)", "Grace period ends: 2 tickets (Lake St)". */
export const ticketsEntry = ({ tickets, ...owner }: TicketsOnDay, storeName: string): ManagedEntry => {
  const { day } = owner
  const many = countOf(tickets, 'ticket')
  return {
    itemRefKey: entryRefKey({ kind: 'tickets', ...owner }),
    itemTitle: owner.ends ? `Grace period ends: ${many} (${storeName})` : `${many} due (${storeName})`,
    itemCalendarID: null,
    itemDateStart: day,
    itemDateEnd: day,
    itemRepeat: null,
  }
}
