import type { Shown } from './shown.ts'

/** What can be pressed or chosen in one state: true, or why not now. */
export interface Offer extends Shown {
  name: string
  offers: Readonly<Record<string, string | true>>
}

/** The same screen in several cases: what differs, and what is offered then. */
export const inCases = (
  what: string,
  shown: Shown,
  cases: readonly (readonly [name: string, offers: Offer['offers'], rest?: Partial<Shown>])[],
): readonly Offer[] => cases.map(([name, offers, rest]) => ({ ...shown, ...rest, name: `${what}, ${name}`, offers }))

/** The same with one of its records, the prop `of`, in several states. */
export const inStates = (
  what: string,
  shown: Shown & { readonly props: object },
  of: string,
  states: readonly (readonly [name: string, change: object, offers: Offer['offers'], rest?: Partial<Shown>])[],
): readonly Offer[] =>
  inCases(
    what,
    shown,
    states.map(([name, change, offers, rest]) => {
      const props = { ...shown.props, ...rest?.props } as Readonly<Record<string, object>>
      return [name, offers, { ...rest, props: { ...props, [of]: { ...props[of], ...change } } }]
    }),
  )
