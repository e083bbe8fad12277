import { useState } from 'react'

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A list with the items added and removed since an earlier state. */
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

/** The record's `news` with the user's edits of `first` on top. An edited list keeps other people's changes. */
export const withEdits = <Draft extends object>(first: Draft, draft: Draft, news: Draft): Draft => {
  const edited = Object.entries(draft).flatMap(([key, mine]) => {
    const [was, is] = [first[key as keyof Draft], news[key as keyof Draft]]
    return same(was, mine) ? [] : [[key, merged(was, mine, is)] as const]
  })
  return { ...news, ...Object.fromEntries(edited) }
}

/** Whether a colleague changed the user's edited field to another value. Lists merge instead. */
const collides = (was: unknown, mine: unknown, is: unknown): boolean => {
  const all = [was, mine, is]
  if (arePlain(all)) return Object.keys(all[1]!).some((key) => collides(all[0]![key], all[1]![key], all[2]![key]))
  return !same(was, mine) && !same(was, is) && !same(mine, is) && !areLists(all)
}

interface State<Draft> {
  readonly first: Draft
  readonly draft: Draft
  readonly version: number | undefined
  /**
   * The version to save over. It stays old once a colleague's change conflicts, so that the server refuses the save.
   */
  readonly expected: number | undefined
  /** The server refused the save before their change arrived here. */
  readonly isTold?: boolean
  /** The fields that a colleague changed to another value. */
  readonly contested: readonly (keyof Draft)[]
  /** The user's text in them while the colleague's values are shown. */
  readonly aside?: Partial<Draft> | undefined
}

const pick = <Draft extends object>(draft: Draft, keys: readonly (keyof Draft)[]): Partial<Draft> =>
  Object.fromEntries(keys.map((key) => [key, draft[key]])) as Partial<Draft>

const without = <Draft extends object>(aside: Partial<Draft>, part: Partial<Draft>): Partial<Draft> | undefined => {
  const left = Object.entries(aside).filter(([key]) => !(key in part))
  return left.length > 0 ? (Object.fromEntries(left) as Partial<Draft>) : undefined
}

/** A field that both the user and a colleague changed. */
export interface Contest {
  /** Whether the colleague's value is shown instead of the user's. */
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
 * The draft of a form that saves a whole record, over the current record (`saved`, plain data). Fields that the user
 * has not touched follow the record; otherwise saving one field would revert the others to their values when the form
 * opened. If both changed the same field, the user's text stays and `contest` shows the colleague's. Saving as
 * `expectedVersion` is refused once (`refused`). After that, the user's version is saved.
 */
export const useEdits = <Draft extends object>(saved: Draft, version?: number) => {
  const [state, setState] = useState<State<Draft>>({
    ...{ first: saved, draft: saved, version, expected: version },
    contested: [],
  })
  // After its own save, a form has its record before the page does.
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
    /** For a form that stays open after its save: text typed in the meantime stays, too. */
    saveAs: (next: Draft, nextVersion: number) =>
      setState((before) => ({
        first: next,
        draft: withEdits(draft, before.draft, next),
        version: nextVersion,
        expected: nextVersion,
        contested: [],
      })),
    /** For a failed save. */
    refused: ({ code }: { readonly code: string }) => {
      if (code === 'conflict')
        setState((before) => ({ ...before, expected: before.version, isTold: before.expected === before.version }))
    },
  }
}
