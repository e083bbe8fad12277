import type { Config } from '#config.ts'
import type { Db } from '#db/connect.ts'
import { systemScope } from '#db/scope.ts'
import { rememberOnce, replaceRemembered } from '#queries/meta.ts'
import { isSealedBy, seal, unseal } from './seal.ts'

const NAME = 'lasting-key'
const scope = systemScope('setup')

/**
 * The key of what must outlive a change of the secret key and cannot be made anew: the addresses that answers to emails
 * come to, and what is kept of an erased phone that had opted out. It lies in the database, sealed by the secret key; it
 * is what the secret key was when it was first asked for. Undefined when that one is needed and not known.
 */
export const lastingKeyOf = async (
  db: Db,
  { secretKey, previousSecretKey }: Pick<Config, 'secretKey' | 'previousSecretKey'>,
): Promise<string | undefined> => {
  const keys = [secretKey, ...(previousSecretKey ? [previousSecretKey] : [])]
  const sealed = await rememberOnce(db, scope, NAME, seal(previousSecretKey ?? secretKey, secretKey, NAME))
  const key = unseal(sealed, keys, NAME)
  if (key !== undefined && !isSealedBy(sealed, secretKey))
    await replaceRemembered(db, scope, NAME, sealed, seal(key, secretKey, NAME))
  return key
}
