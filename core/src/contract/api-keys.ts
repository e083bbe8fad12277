import { Schema } from 'effect'
import { waits } from '#contract/entity/approval.ts'
import { ApiKey } from '#contract/entity/api-key.ts'
import { KEY_ADDRESSES_MAX, KEY_NAME_MAX } from '#domain/access/api-key.ts'
import { PERMISSIONS } from '#domain/access/permissions.ts'
import { call } from './call.ts'
import { searchBy } from './list.ts'
import { ID, Instant, maybe, requiredText, text, Version } from './value.ts'

const ApiKeySearch = searchBy()
export type ApiKeySearch = typeof ApiKeySearch.Type

const keys = { keys: Schema.Array(ApiKey) }

export const apiKeys = {
  'settings/api-keys/list': call({
    summary: 'The company’s API keys, without their secrets: those in use first, by name.',
    access: 'api-keys',
    kind: 'read',
    file: { name: 'api-keys', search: ApiKeySearch },
    output: keys,
  }),
  'settings/api-keys/save': call({
    summary:
      'Makes an API key, or changes one. A new key’s `secret` is returned only this once. Nobody can give a key permissions or stores that they don’t have, nor take away any, and a key never has more than its maker. Without `keyExpires` it lasts a year; two years at most. On a support visit, it waits for an owner’s `approval`: they get the secret, and a new key has the ID 0.',
    access: 'api-keys',
    kind: 'write',
    stepUp: true,
    input: {
      key: Schema.Struct({
        keyID: maybe(ID),
        keyName: requiredText(KEY_NAME_MAX),
        keyPermissions: Schema.Array(Schema.Literals(PERMISSIONS)),
        /** Null for every store its maker may use. Left out: as it was, or all of them for a new key. */
        keyStoreIDs: maybe(Schema.Array(ID)),
        /** `203.0.113.7`, `203.0.113.0/24` or `2001:db8::/32`; none for any address. Left out: as they were. */
        keyAddresses: maybe(Schema.Array(text(50)).check(Schema.isMaxLength(KEY_ADDRESSES_MAX))),
        keyExpires: maybe(Instant),
      }),
      expectedVersion: maybe(Version),
    },
    output: { ...keys, keyID: Schema.Finite, secret: Schema.optionalKey(Schema.String), ...waits },
    failures: ['conflict', 'key_over'],
    finds: { 'key.keyID': 'api-key', 'key.keyStoreIDs': 'store' },
  }),
  'settings/api-keys/rotate': call({
    summary:
      'Gives an API key a new secret, returned only this once. The previous one works for another 24 hours; any older one ends at once.',
    access: 'api-keys',
    kind: 'write',
    stepUp: true,
    input: { keyID: ID },
    output: { ...keys, secret: Schema.String },
    failures: ['key_over'],
    finds: { keyID: 'api-key' },
  }),
  'settings/api-keys/revoke': call({
    summary: 'Ends an API key at once, for good. A revoked key stays as it is.',
    access: 'api-keys',
    kind: 'write',
    input: { keyID: ID },
    output: keys,
    finds: { keyID: 'api-key' },
  }),
}
