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
/** The same request after this time counts as a new one. */
const KEPT_MS = HOUR_MS

const asked = (name: string): Asked | undefined => {
  const known = readLocal<Asked>(name)
  return known && Date.now() - known.at < KEPT_MS ? known : undefined
}

/**
 * The key of an attempt. It outlives its dialog and the page until the outcome is known (`settled`): repeating it after
 * a lost answer is the same attempt.
 */
export const clientKeyOf = (what: string): string => {
  for (const name of localNames(NAMES)) if (!asked(name)) writeLocal(name, undefined)
  const { key, at, tries } = asked(NAMES + what) ?? { key: newKey(), at: Date.now(), tries: 0 }
  writeLocal(NAMES + what, { key, at, tries: tries + 1 } satisfies Asked)
  return key
}

/** Whether an earlier attempt got no answer. */
export const isRetry = (what: string): boolean => (asked(NAMES + what)?.tries ?? 0) > 1

/** The outcome is known, unless this answer or that of an earlier attempt was lost. */
export const settled = (what: string, failure?: CallError | null): void => {
  if (!failure || !(maybeDone(failure) || isRetry(what))) writeLocal(NAMES + what, undefined)
}

const nothing = () => undefined

/**
 * A call's input with the key for the record it creates, unless its form has a key of its own, and the function that
 * reports the outcome.
 */
export const keyed = <Input extends object>(name: string, input: Input) => {
  if (!makesOne(name, input) || 'clientKey' in input) return { input, ended: nothing }
  const what = `${name} ${JSON.stringify(input)}`
  return {
    input: { ...input, clientKey: clientKeyOf(what) },
    ended: (failure?: CallError) => settled(what, failure),
  }
}
