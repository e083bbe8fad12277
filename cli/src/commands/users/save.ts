import { type Command, Option } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { PERMISSIONS, type Preset, PRESETS } from '@xd/core/domain/access/permissions.ts'
import { PRESET_NAMES } from '@xd/core/domain/access/preset.ts'
import { shortUsername } from '@xd/core/domain/access/employees.ts'
import { showWaiting } from '#commands/approvals/show-waiting.ts'
import { exitCode } from '#output/exit-code.ts'
import { Failure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { storeIDOf } from '#session/list-options.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type User, userNamed } from '#session/user-named.ts'
import { userList } from './table.ts'

type Wanted = WireInput<'settings/users/save'>['user']

interface SaveOptions extends OutputOptions, ServerOptions {
  readonly new?: boolean
  readonly email?: string
  readonly name?: string
  readonly color?: string
  readonly role?: Preset
  readonly permission?: readonly string[]
  readonly store?: readonly string[]
  readonly allStores?: boolean
}

const permissionsOf = ({ role, permission }: SaveOptions, before: User | undefined): Wanted['userPermissions'] => {
  const base = role ? PRESETS[role] : permission ? [] : (before?.userPermissions ?? PRESETS.clerk)
  return [...new Set([...base, ...(permission ?? [])])] as Wanted['userPermissions'][number][]
}

const storesOf = async (calls: CallClient, { store, allStores }: SaveOptions, before: User | undefined) => {
  if (allStores) return null
  if (store) return Promise.all(store.map((text) => storeIDOf(calls, text)))
  if (before) return before.userAllowedStoreIDs
  const { stores } = await calls('stores/list', {})
  if (stores.length === 1) return [stores[0]!.storeID]
  throw new Failure('Which stores? Add --store (once for each) or --all-stores.', exitCode.usage)
}

export const addTo = (users: Command): void => {
  const command = users
    .command('save')
    .description('invite a user, or change one')
    .argument('<user>', 'a new user’s email, or an existing user’s number, email or name')
    .option('--new', 'invite a new user with this email')
    .option('--email <email>', 'a new email address')
    .option('--name <name>', 'the name colleagues see')
    .option('--color <color>', 'their color, like #1b6b3a')
    .addOption(new Option('--role <role>', 'the permissions of this role').choices(PRESET_NAMES))
    .addOption(
      new Option('--permission <permission...>', 'these permissions, alone or in addition to --role').choices(
        PERMISSIONS,
      ),
    )
    .option('--store <store...>', 'at these stores: number, short name or name')
    .option('--all-stores', 'at all stores, including new ones')
    .addHelpText(
      'before',
      `Examples:
  xd users save sam@example.com --new --name Sam --role clerk --store "Main St"
  xd users save Sam --role manager --all-stores
  xd users save Sam --permission messages customers reports
`,
    )
  withServer(withOutput(command)).action(async (text: string, options: SaveOptions) => {
    const calls = signedInCalls(options)
    const before = options.new ? undefined : await userNamed(calls, text)
    const userUsername = options.email ?? before?.userUsername ?? text
    const { user, inviteURL, approval } = await calls('settings/users/save', {
      user: {
        ...(before && { userID: before.userID }),
        userUsername,
        userNickname: options.name ?? before?.userNickname ?? shortUsername(userUsername),
        ...(options.color !== undefined && { userColor: options.color }),
        userPermissions: permissionsOf(options, before),
        userAllowedStoreIDs: await storesOf(calls, options, before),
      },
      ...(before && { expectedVersion: before.userVersion }),
    })
    if (approval) return showWaiting(options, approval)
    const table = await userList(calls, [user])
    return show(options, {
      json: inviteURL === undefined ? { user } : { user, inviteURL },
      tables: () => [table],
      notes: inviteURL === undefined ? [] : [`Their invitation, good for 72 hours: ${inviteURL}`],
    })
  })
}
