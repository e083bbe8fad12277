import type { Config } from '#config.ts'
import type { Db } from '#db/connect.ts'
import { systemScope } from '#db/scope.ts'
import { rememberOnce, replaceRemembered } from '#queries/meta.ts'
import { isSealedBy, seal, unseal } from './seal.ts'

const NAME = 'lasting-key'
const scope = systemScope('setup')

/**
 * The key for values that must survive a change of the secret key and can't be recreated: emails' reply addresses and
 * unsubscribe links, and the hashes of erased phones and email addresses that had opted out. The database stores it,
 * sealed with the secret key. Its value is the secret key at its first use. Undefined if that key is needed and not
 * known.
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
