import type { Config } from '#config.ts'
import type { Db } from '#db/connect.ts'
import { systemScope } from '#db/scope.ts'
import { rememberOnce, replaceRemembered } from '#queries/meta.ts'
import { isSealedBy, seal, unseal } from './seal.ts'

const NAME = 'lasting-key'
const scope = systemScope('setup')

/**
 * The key for things that must survive a change of the secret key and cannot be recreated: emails' reply addresses and
 * unsubscribe links, and the hashes of erased phones and email addresses that had opted out. It is in the database, sealed with the secret key; its value is the
 * secret key from when it was first needed. Undefined if that key is needed and not known.
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
