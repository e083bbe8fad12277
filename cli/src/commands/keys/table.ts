import type { CallClient } from '@xd/core/client/call-client.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { KEY_STATE_LABELS } from '@xd/core/domain/access/api-key.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { status } from '#output/status.ts'
import type { Table } from '#output/table.ts'
import { when } from '#output/when.ts'
import { storeAbbrs } from '#session/list-options.ts'
import { named } from '#session/named.ts'

export type Key = WireOutput<'settings/api-keys/list'>['keys'][number]

export const keyTable = (keys: readonly Key[], storeName: (id: number) => string): Table => ({
  columns: [
    { title: 'ID', align: 'right' },
    { title: 'NAME' },
    { title: 'ENDS IN' },
    { title: 'MAY', spare: 4 },
    { title: 'STORES', spare: 1 },
    { title: 'MADE BY', spare: 3 },
    { title: 'LAST USED', spare: 2 },
    { title: 'UNTIL' },
    { title: 'STATE' },
  ],
  rows: keys.map((key) => [
    String(key.keyID),
    key.keyName,
    key.keySecretEnd,
    key.keyPermissions.join(', '),
    key.keyStoreIDs
      ? [
          ...key.keyStoreIDs.map(storeName),
          ...(key.keyOtherStores > 0 ? [countOf(key.keyOtherStores, 'other')] : []),
        ].join(', ')
      : 'all',
    key.keyMakerName,
    when(key.keyUsed),
    when(key.keyRevoked ?? key.keyExpires),
    status(KEY_STATE_LABELS[key.keyState]),
  ]),
})

/** A table of keys with their stores' names, which it fetches first. */
export const keyTables = async (calls: CallClient) => {
  const storeName = await storeAbbrs(calls)
  return (keys: readonly Key[]): Table => keyTable(keys, storeName)
}

/** A key by number, or an unrevoked one by name. */
export const keyNamed = async (calls: CallClient, text: string): Promise<Key> => {
  const { keys } = await calls('settings/api-keys/list', {})
  return named(keys, text, {
    noun: 'API key',
    id: ({ keyID }) => keyID,
    names: [({ keyName, keyState }) => (keyState === 'revoked' ? null : keyName)],
    next: 'xd keys list',
  })
}

/** This key from a call's answer. */
export const keyIn = (keys: readonly Key[], keyID: number): Key => keys.find((key) => key.keyID === keyID)!
