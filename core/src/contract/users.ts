import { Schema } from 'effect'
import { PERMISSIONS } from '#domain/access/permissions.ts'
import { call } from './call.ts'
import { waits } from '#contract/entity/approval.ts'
import { ManagedUser } from '#contract/entity/managed-user.ts'
import { listed, searchBy } from './list.ts'
import { Color, ID, maybe, text, Version } from './value.ts'

export const UserSearch = searchBy('filter', 'status')
export type UserSearch = typeof UserSearch.Type

/** `inviteURL` is shown once to the user who invites, so that they can share it themselves; not to XD Support. */
const invited = { user: ManagedUser, inviteURL: Schema.optionalKey(Schema.String), ...waits }

export const users = {
  'settings/users/list': call({
    summary: 'The company’s users: active, invited and disabled. Support accounts are left out.',
    access: 'users',
    kind: 'read',
    file: { name: 'users', search: UserSearch },
    input: { search: maybe(UserSearch) },
    output: { users: Schema.Array(ManagedUser), ...listed },
  }),
  'settings/users/save': call({
    summary:
      'Changes a user, or invites a new one: they get an email if email is on, and `inviteURL` is their link, shown this once, but not during a support visit. Nobody can grant permissions or stores that they don’t have. On a support visit, an invitation, wider rights or another email address waits for an owner’s `approval`: `user` is as it stands, and a new one has the ID 0.',
    access: 'users',
    kind: 'write',
    stepUp: true,
    input: {
      user: Schema.Struct({
        userID: maybe(ID),
        userUsername: text(320),
        userNickname: text(60),
        /** A new user without one gets a random color. */
        userColor: maybe(Color),
        userPermissions: Schema.Array(Schema.Literals(PERMISSIONS)),
        /** Null for all stores, including new ones. */
        userAllowedStoreIDs: Schema.NullOr(Schema.Array(ID)),
      }),
      expectedVersion: maybe(Version),
    },
    output: invited,
    failures: ['conflict', 'last_owner'],
    finds: { 'user.userID': 'user', 'user.userAllowedStoreIDs': 'store' },
  }),
  'settings/users/invite/resend': call({
    summary:
      'Sends an invitation again, with a new link. The old link stops working. On a support visit, it waits for an owner’s `approval`.',
    access: 'users',
    kind: 'write',
    stepUp: true,
    input: { userID: ID },
    output: invited,
    failures: ['already_joined'],
    finds: { userID: 'user' },
  }),
  'settings/users/disable': call({
    summary:
      'Signs a user out everywhere and stops them from signing in or, with `disabled: false`, lets them in again; on a support visit, that waits for an owner’s `approval`.',
    access: 'users',
    kind: 'write',
    stepUp: true,
    input: { userID: ID, disabled: maybe(Schema.Boolean) },
    output: { user: ManagedUser, ...waits },
    failures: ['last_owner'],
    finds: { userID: 'user' },
  }),
  'settings/users/sign-out': call({
    summary: 'Signs a user out everywhere.',
    access: 'users',
    kind: 'write',
    input: { userID: ID },
    output: { user: ManagedUser },
    finds: { userID: 'user' },
  }),
}
