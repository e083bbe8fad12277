import { randomUUID } from 'node:crypto'
import type { Command } from 'commander'
import { CallError, unreachable } from '@xd/core/client/call-client.ts'
import { maybeDone, neverSent } from '@xd/core/contract/maybe-done.ts'
import { Failure, understood } from '#output/failure.ts'
import { NOTHING_DONE } from './undone.ts'

/**
 * Does something that must not happen twice, under the given key or a new one. If no answer comes, the retry must use
 * the same key, so the failure names it.
 */
export const underKey = async <T>(given: string | undefined, act: (key: string) => Promise<T>): Promise<T> => {
  const key = given ?? randomUUID()
  try {
    return await act(key)
  } catch (error) {
    const failure = understood(error)
    if (!failure || !(error instanceof CallError)) throw error
    const { code, detail } = failure
    const isUnsent = neverSent(error)
    const message = isUnsent ? unreachable().message : failure.message
    // Under a given key, an earlier attempt may have created it.
    if (isUnsent && given === undefined) throw new Failure(`${message} ${NOTHING_DONE}`, code, failure.next, detail)
    if (!isUnsent && !maybeDone(error)) throw error
    const next = `It may have been done. To try again without doing it twice, add --key ${key}`
    throw new Failure(message, code, next, detail)
  }
}

export interface Keyed {
  readonly key?: string
}

export const withKey = (command: Command): Command =>
  command.option('--key <key>', 'your own key; reusing it never creates a second one (default: a new one)')

/** Creates something once. Changing something that exists (`isNew: false`) again has no further effect. */
export const made = <T>({ key }: Keyed, isNew: boolean, act: (clientKey?: string) => Promise<T>): Promise<T> =>
  isNew ? underKey(key, act) : act()
