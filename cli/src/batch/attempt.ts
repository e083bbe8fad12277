import { setTimeout as pause } from 'node:timers/promises'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { exitCode } from '#output/exit-code.ts'
import { understood } from '#output/failure.ts'
import type { Outcome } from './format.ts'

const RETRIES = 4
const FIRST_PAUSE_MS = 500
const TEMPORARY = new Set(['too_many', 'unavailable', 'unreachable'])

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

const persist = async <R>(act: () => Promise<R>): Promise<R> => {
  for (let tries = 0; ; tries += 1) {
    try {
      return await act()
    } catch (error) {
      if (tries === RETRIES || !TEMPORARY.has(String(codeOf(error)))) throw error
      await pause(FIRST_PAUSE_MS * 2 ** tries)
    }
  }
}

/** Retries calls while their failure is temporary: for reading. */
export const persistent =
  (calls: CallClient): CallClient =>
  (name, input) =>
    persist(() => calls(name, input))

/**
 * Temporary failures are retried under the same key. A lost session ends the whole batch. Any other failure belongs to
 * the row.
 */
export const attempt = async <R>(act: () => Promise<R>): Promise<Outcome<R>> => {
  try {
    return { ok: true, result: await persist(act) }
  } catch (error) {
    const failure = understood(error)
    if (!failure || failure.code === exitCode.notSignedIn) throw error
    return { ok: false, error: failure.message }
  }
}
