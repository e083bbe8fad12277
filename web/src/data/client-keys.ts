import type { CallError } from '@xd/core/client/call-client.ts'
import { maybeDone } from '@xd/core/contract/maybe-done.ts'
import { makesOne } from '@xd/core/contract/made-once.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { newKey } from '#state/new-key.ts'
import { localNames, readLocal, writeLocal } from './local.ts'

interface Asked {
  readonly key: string
  readonly at: number
  readonly tries: number
}

const NAMES = 'asked/'
/** Asking for the same after this is meant as another one. */
const KEPT_MS = HOUR_MS

const asked = (name: string): Asked | undefined => {
  const known = readLocal<Asked>(name)
  return known && Date.now() - known.at < KEPT_MS ? known : undefined
}

/**
 * The key to ask for something under. It outlives its dialog and the page until it is known what became of it
 * (`settled`): asking for the same again after a lost answer is the same attempt.
 */
export const clientKeyOf = (what: string): string => {
  for (const name of localNames(NAMES)) if (!asked(name)) writeLocal(name, undefined)
  const { key, at, tries } = asked(NAMES + what) ?? { key: newKey(), at: Date.now(), tries: 0 }
  writeLocal(NAMES + what, { key, at, tries: tries + 1 } satisfies Asked)
  return key
}

/** Whether an earlier attempt at it had no answer. */
export const isRetry = (what: string): boolean => (asked(NAMES + what)?.tries ?? 0) > 1

/** It is known what became of it, unless its answer, or that of an earlier attempt, was lost. */
export const settled = (what: string, failure?: CallError | null): void => {
  if (!failure || !(maybeDone(failure) || isRetry(what))) writeLocal(NAMES + what, undefined)
}

const nothing = () => undefined

/** A call's input with the key for what it makes, unless its form has one of its own, and whom to tell how it ended. */
export const keyed = <Input extends object>(name: string, input: Input) => {
  if (!makesOne(name, input) || 'clientKey' in input) return { input, ended: nothing }
  const what = `${name} ${JSON.stringify(input)}`
  return {
    input: { ...input, clientKey: clientKeyOf(what) },
    ended: (failure?: CallError) => settled(what, failure),
  }
}
