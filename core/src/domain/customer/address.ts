// A customer's postal address. Letters go to it, and its state helps to decide when the customer may be texted. A US
// state is stored as its two letters, however it is written. Addresses elsewhere are kept as written.
import { foldText } from '#domain/text/fold.ts'
import { US_STATES, type USState } from './us-states.table.ts'

export const ADDRESS_PARTS = ['custStreet', 'custCity', 'custState', 'custZIP'] as const
export type AddressPart = (typeof ADDRESS_PARTS)[number]

/** Null: unknown. */
export type CustomerAddress = Readonly<Record<AddressPart, string | null>>

export const NO_ADDRESS: CustomerAddress = { custStreet: null, custCity: null, custState: null, custZIP: null }

/** A street's line may hold an apartment too. */
export const ADDRESS_MAX: Readonly<Record<AddressPart, number>> = {
  custStreet: 120,
  custCity: 60,
  custState: 40,
  custZIP: 12,
}

export const ADDRESS_LABELS: Readonly<Record<AddressPart, string>> = {
  custStreet: 'Street',
  custCity: 'City',
  custState: 'State',
  custZIP: 'ZIP code',
}

const keyOf = (state: string): string => foldText(state).replaceAll(/[^a-z]/g, '')

const STATES: ReadonlyMap<string, USState> = new Map(
  (Object.keys(US_STATES) as USState[]).flatMap((code) => [
    [keyOf(code), code],
    [keyOf(US_STATES[code]), code],
  ]),
)

/** "CA" for "CA", "ca." and "California"; undefined for anything but a US state. */
export const usStateOf = (state: string | null): USState | undefined => STATES.get(keyOf(state ?? ''))

const line = (text: string | null, most: number): string | null =>
  text?.replaceAll(/\s+/g, ' ').trim().slice(0, most).trim() || null

/** An address as it is stored. */
export const plainAddress = (address: CustomerAddress): CustomerAddress => ({
  custStreet: line(address.custStreet, ADDRESS_MAX.custStreet),
  custCity: line(address.custCity, ADDRESS_MAX.custCity),
  custState: usStateOf(address.custState) ?? line(address.custState, ADDRESS_MAX.custState),
  custZIP: line(address.custZIP, ADDRESS_MAX.custZIP),
})

export const addressIn = ({ custStreet, custCity, custState, custZIP }: CustomerAddress): CustomerAddress => ({
  custStreet,
  custCity,
  custState,
  custZIP,
})

export const hasAddress = (address: CustomerAddress): boolean => ADDRESS_PARTS.some((part) => address[part] !== null)

/** The parts of an address in a change; undefined if a part is omitted. */
export type AddressChange = Readonly<Partial<Record<AddressPart, string | null | undefined>>>

/** The address after a change: an omitted part stays. */
export const changedAddress = (known: CustomerAddress, change: AddressChange): CustomerAddress =>
  plainAddress({
    custStreet: change.custStreet === undefined ? known.custStreet : change.custStreet,
    custCity: change.custCity === undefined ? known.custCity : change.custCity,
    custState: change.custState === undefined ? known.custState : change.custState,
    custZIP: change.custZIP === undefined ? known.custZIP : change.custZIP,
  })

/** "1200 Main St, Apt 4" and "Los Angeles, CA 90012", without unknown parts. */
export const addressLines = ({ custStreet, custCity, custState, custZIP }: CustomerAddress): readonly string[] => {
  const region = [custState, custZIP].filter(Boolean).join(' ')
  return [custStreet ?? '', [custCity, region].filter(Boolean).join(', ')].filter(Boolean)
}

/** Whether mail can reach it: a street, and the town by its name and state or by its ZIP code. */
const isMailable = ({ custStreet, custCity, custState, custZIP }: CustomerAddress): boolean =>
  custStreet !== null && (custZIP !== null || (custCity !== null && custState !== null))

/** An address for a letter, in lines; empty if mail can't reach it. */
export const mailingAddress = (address: CustomerAddress): string =>
  isMailable(address) ? addressLines(address).join('\n') : ''

/** The parts that a file knows and we don't; none if it has a different address for the customer. */
export const missingParts = (known: CustomerAddress, given: CustomerAddress): Partial<Record<AddressPart, string>> => {
  const differs = ADDRESS_PARTS.some(
    (part) => known[part] !== null && given[part] !== null && foldText(known[part]) !== foldText(given[part]),
  )
  if (differs) return {}
  return Object.fromEntries(
    ADDRESS_PARTS.flatMap((part) => (known[part] === null && given[part] !== null ? [[part, given[part]]] : [])),
  )
}
