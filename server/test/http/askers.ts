import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { keyMayCall } from '@xd/core/contract/key-calls.ts'
import { statusesOf } from '@xd/core/contract/openapi.ts'
import { mayBeAKeys } from '@xd/core/domain/access/api-key.ts'
import { type Permission, PRESETS } from '@xd/core/domain/access/permissions.ts'
import type { Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE, USER } from '@xd/fixtures/demo/people.ts'

export interface Asker {
  readonly name: string
  readonly token: string | undefined
  readonly permissions: readonly string[]
}

/** XD Support, who may see every company. */
const STAFF: readonly string[] = ['support', 'trainee']
export const isStaff = ({ name }: Asker): boolean => STAFF.includes(name)

/** How each role may make a call: by its permissions, by the rule for keys, or not at all. */
export const may = (asker: Asker, name: CallName): boolean => {
  const { name: who, permissions } = asker
  const { access, permission } = calls[name]
  if (access === 'anyone') return true
  if (who === 'nobody' || (permission !== undefined && !permissions.includes(permission))) return false
  if (who.startsWith('key') && !keyMayCall(name)) return false
  return access === 'session' || (access === 'support' ? isStaff(asker) : permissions.includes(access))
}
export const refusalOf = ({ name: who }: Asker) => (who === 'nobody' ? 'signed_out' : 'not_allowed')

/** Every role, once in another company than the Golden Pledge, and once there without the store at the lake. */
export const everyRole = async (server: Booted): Promise<{ strangers: Asker[]; colleagues: Asker[] }> => {
  const { writes } = server.connection
  const manager = {
    ...(await writes.selectFrom('users').selectAll().where('userID', '=', USER.silverClerk).executeTakeFirstOrThrow()),
    userID: undefined,
    userUsername: 'manager@silveranchor.test',
    userPermissions: JSON.stringify(PRESETS.manager),
  }
  const { userID } = await writes.insertInto('users').values(manager).returning('userID').executeTakeFirstOrThrow()
  const there = { companyID: COMPANY.silverAnchor, userID, storeID: STORE.silverAnchor }
  await writes.insertInto('user_stores').values(there).execute()
  await writes.deleteFrom('user_stores').where('storeID', '=', STORE.lake).where('userID', '!=', USER.tomas).execute()
  const person = async (name: string, username: string): Promise<Asker> => {
    const signedIn = await server.signIn(username)
    const { user } = await signedIn('auth/info', {})
    return { name, token: signedIn.token, permissions: user.userPermissions }
  }
  const key = async (name: string, username: string, permissions: readonly Permission[]): Promise<Asker> => {
    const owner = await server.signIn(username)
    const { secret } = await owner('settings/api-keys/save', { key: { keyName: name, keyPermissions: permissions } })
    return { name, token: secret, permissions }
  }
  const rolesAt = async (at: string) => [
    await person('clerk', `clerk@${at}.test`),
    await person('manager', `manager@${at}.test`),
    await person('owner', `owner@${at}.test`),
    await key('key with few rights', `owner@${at}.test`, ['customers']),
    await key('key with many rights', `owner@${at}.test`, PRESETS.owner.filter(mayBeAKeys)),
  ]
  const strangers = [
    { name: 'nobody', token: undefined, permissions: [] },
    await person('support', 'support@xd.test'),
    await person('trainee', 'trainee@xd.test'),
    ...(await rolesAt('silveranchor')),
  ]
  return { strangers, colleagues: await rolesAt('goldenpledge') }
}

/** Asks as one user, and counts the calls. */
export const askingOn = (server: Booted) => {
  let asked = 0
  const ask = async ({ token }: Asker, name: CallName, body: string) => {
    asked += 1
    // The walk makes more calls than a minute allows.
    if (asked % 200 === 0 || calls[name].limit) await server.connection.writes.deleteFrom('rate_limits').execute()
    const { status, text } = await server.ask(`/api/${name}`, { body, token })
    const { error } = JSON.parse(text) as { error?: { code: string } }
    if (status !== 200 && !statusesOf(calls[name]).has(status))
      throw new Error(`${name} answers ${status}, which its contract doesn’t name: ${text.slice(0, 200)}`)
    return { status, code: error?.code, text }
  }
  return { ask, count: () => asked }
}
