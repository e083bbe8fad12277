import { useState } from 'react'

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A list with what was added to and removed from an earlier state of it. */
const listWithEdits = (first: readonly unknown[], draft: readonly unknown[], news: readonly unknown[]): unknown[] => {
  const isIn = (list: readonly unknown[], one: unknown) => list.some((other) => same(one, other))
  const kept = news.filter((one) => isIn(draft, one) || !isIn(first, one))
  return [...kept, ...draft.filter((one) => !isIn(first, one) && !isIn(kept, one))]
}

type Plain = Readonly<Record<string, unknown>>

const arePlain = (values: readonly unknown[]): values is readonly Plain[] =>
  values.every((value) => typeof value === 'object' && value !== null && !Array.isArray(value))

const areLists = (values: readonly unknown[]): values is readonly (readonly unknown[])[] => values.every(Array.isArray)

const merged = (was: unknown, mine: unknown, is: unknown): unknown => {
  if (same(was, is)) return mine
  const all = [was, mine, is]
  if (areLists(all)) return listWithEdits(all[0]!, all[1]!, all[2]!)
  return arePlain(all) ? withEdits(all[0]!, all[1]!, all[2]!) : mine
}

/** The record's `news` with the user's edits of `first` on top: an edited list keeps what others changed in it. */
export const withEdits = <Draft extends object>(first: Draft, draft: Draft, news: Draft): Draft => {
  const edited = Object.entries(draft).flatMap(([key, mine]) => {
    const [was, is] = [first[key as keyof Draft], news[key as keyof Draft]]
    return same(was, mine) ? [] : [[key, merged(was, mine, is)] as const]
  })
  return { ...news, ...Object.fromEntries(edited) }
}

/** Whether a colleague has changed what the user has edited otherwise. Lists go together. */
const collides = (was: unknown, mine: unknown, is: unknown): boolean => {
  const all = [was, mine, is]
  if (arePlain(all)) return Object.keys(all[1]!).some((key) => collides(all[0]![key], all[1]![key], all[2]![key]))
  return !same(was, mine) && !same(was, is) && !same(mine, is) && !areLists(all)
}

interface State<Draft> {
  readonly first: Draft
  readonly draft: Draft
  readonly version: number | undefined
  /** The version to save over: an old one once a colleague's change is in the way, so that the save is refused. */
  readonly expected: number | undefined
  /** The save was refused before their change was here. */
  readonly isTold?: boolean
  /** The fields that a colleague has set otherwise. */
  readonly contested: readonly (keyof Draft)[]
  /** What the user typed in them, while the colleague's are shown. */
  readonly aside?: Partial<Draft> | undefined
}

const pick = <Draft extends object>(draft: Draft, keys: readonly (keyof Draft)[]): Partial<Draft> =>
  Object.fromEntries(keys.map((key) => [key, draft[key]])) as Partial<Draft>

const without = <Draft extends object>(aside: Partial<Draft>, part: Partial<Draft>): Partial<Draft> | undefined => {
  const left = Object.entries(aside).filter(([key]) => !(key in part))
  return left.length > 0 ? (Object.fromEntries(left) as Partial<Draft>) : undefined
}

/** A colleague's change of what the user has edited, too. */
export interface Contest {
  /** Whether the colleague's is shown, not what the user typed. */
  readonly isTheirs: boolean
  readonly toggle: () => void
}

const withNews = <Draft extends object>(before: State<Draft>, saved: Draft, version: number | undefined) => {
  const keys = Object.keys(before.draft) as (keyof Draft)[]
  const hit = keys.filter((key) => collides(before.first[key], before.draft[key], saved[key]))
  const isHeld = (!before.isTold && hit.length > 0) || before.expected !== before.version
  const draft = withEdits(before.first, before.draft, saved)
  return {
    first: saved,
    draft,
    version,
    expected: isHeld ? before.expected : version,
    contested: [...new Set([...before.contested, ...hit])].filter(
      (key) => (before.aside && key in before.aside) || !same(draft[key], saved[key]),
    ),
    aside: before.aside,
  }
}

const toggled = <Draft extends object>({ aside, contested, ...before }: State<Draft>): State<Draft> => ({
  ...before,
  // They have seen it now.
  expected: before.version,
  contested,
  draft: { ...before.draft, ...(aside ?? pick(before.first, contested)) },
  aside: aside ? undefined : pick(before.draft, contested),
})

/**
 * The draft of a form that saves a whole record, over the record as it is now (`saved`, plain data): what the user has
 * not touched follows it. Otherwise saving one field would put the others back to what they were when the form opened.
 * Where both have changed the same field, what the user typed stays and `contest` shows the colleague's. Saving as
 * `expectedVersion` is refused once (`refused`), and then the user's is saved.
 */
export const useEdits = <Draft extends object>(saved: Draft, version?: number) => {
  const [state, setState] = useState<State<Draft>>({
    ...{ first: saved, draft: saved, version, expected: version },
    contested: [],
  })
  // After its own save, a form has its record before the page has.
  const isOld = version !== undefined && state.version !== undefined && version < state.version
  const isNews = !isOld && (version !== state.version || !same(saved, state.first))
  const { first, draft, expected, contested, aside } = isNews ? withNews(state, saved, version) : state
  if (isNews) setState(withNews(state, saved, version))
  return {
    first,
    draft,
    isDirty: aside !== undefined || !same(first, draft),
    expectedVersion: expected,
    contest:
      aside || contested.some((key) => !same(draft[key], first[key]))
        ? ({ isTheirs: aside !== undefined, toggle: () => setState(toggled) } satisfies Contest)
        : undefined,
    change: (part: Partial<Draft>) =>
      setState((before) => ({
        ...before,
        draft: { ...before.draft, ...part },
        aside: before.aside && without(before.aside, part),
      })),
    /** For a form that stays open after its save: what was typed in the meantime stays, too. */
    saveAs: (next: Draft, nextVersion: number) =>
      setState((before) => ({
        first: next,
        draft: withEdits(draft, before.draft, next),
        version: nextVersion,
        expected: nextVersion,
        contested: [],
      })),
    /** For the failure of a save. */
    refused: ({ code }: { readonly code: string }) => {
      if (code === 'conflict')
        setState((before) => ({ ...before, expected: before.version, isTold: before.expected === before.version }))
    },
  }
}
