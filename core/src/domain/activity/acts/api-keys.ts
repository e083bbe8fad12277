import { joined } from '#domain/text/sentence.ts'
import { act } from '#domain/activity/act.ts'
import { type Says, at, instant, items, named, text, unsaid } from '#domain/activity/phrases.ts'
import { permissions } from './users.ts'

export const API_KEY: Says = {
  key: unsaid,
  keyName: text('name'),
  keyPermissions: permissions,
  keyStoreIDs: (value, naming) =>
    value === 'all' ? 'all stores' : named('at', 'store', 'at every store')(value, naming),
  keyAddresses: (value) => (items(value).length === 0 ? 'any IP address' : `from ${joined(items(value).map(String))}`),
  keyExpires: (value, naming) => `until ${instant(value, naming)}`,
}

export const apiKeys = {
  'api-key-make': act('Created an API key', API_KEY),
  'api-key-revoke': act('Revoked an API key', { key: unsaid }),
  'api-key-rotate': act('Rotated an API key', { key: unsaid, previousUntil: at('the old secret works until') }),
  'api-key-save': act('Changed an API key', API_KEY),
}
