import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { AppConfig } from '@xd/server/app-config.ts'
import { isProof, proofOfDeletion } from '@xd/server/services/calendar/deleted-entry.ts'

type Config = typeof AppConfig.Service

const OLD = { secretKey: 'a key for tests only, thirty-two characters or more' } as Config
const NEW = { secretKey: 'another key for tests, as long as it has to be, no more', previousSecretKey: OLD.secretKey }
const by = <A>(work: Effect.Effect<A, never, AppConfig>, config: object) =>
  Effect.runPromise(Effect.provideService(work, AppConfig, config as Config))

const VALUES = { f_a: 'One', f_b: '2' }
const entry = { companyID: 2, itemCalendarID: 4, itemCustomFields: JSON.stringify(VALUES) }

test.each<readonly [string, object, object, object, boolean]>([
  ['of the entry itself', entry, VALUES, OLD, true],
  ['of the entry, whose values come in another order', entry, { f_b: '2', f_a: 'One' }, OLD, true],
  ['of the entry, after the secret key was changed', entry, VALUES, NEW, true],
  ['of the entry, with keys that never sealed it', entry, VALUES, { secretKey: NEW.secretKey }, false],
  ['of another company’s entry', { ...entry, companyID: 3 }, VALUES, OLD, false],
  ['of an entry on another calendar', { ...entry, itemCalendarID: 5 }, VALUES, OLD, false],
  ['of an entry on no calendar', { ...entry, itemCalendarID: null }, VALUES, OLD, false],
  ['of an entry with another value', entry, { ...VALUES, f_b: '3' }, OLD, false],
  ['of an entry with a value less', entry, { f_a: 'One' }, OLD, false],
])('a deletion proves only that of its own entry: %s', async (_, other, values, config, isIt) => {
  const proof = await by(proofOfDeletion(entry as never), OLD)
  expect(await by(isProof(proof, other as never, values as never), config)).toBe(isIt)
})
