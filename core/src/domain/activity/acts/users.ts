import { PERMISSION_LABELS } from '#domain/access/permission-labels.ts'
import { isPermission } from '#domain/access/permissions.ts'
import { presetOf } from '#domain/access/preset.ts'
import { joined } from '#domain/text/sentence.ts'
import { act } from '#domain/activity/act.ts'
import { type Say, type Says, counted, items, named, oneOf, plain, text, unsaid } from '#domain/activity/phrases.ts'

const PRESET_WORDS = { owner: 'an owner', manager: 'a manager', clerk: 'a clerk' } as const

export const permissions: Say = (value) => {
  const given = items(value).map(String)
  const preset = presetOf(given)
  if (preset !== undefined) return `same permissions as ${PRESET_WORDS[preset]}`
  const labels = given.map((one) => (isPermission(one) ? PERMISSION_LABELS[one] : one))
  return labels.length === 0
    ? 'no permissions'
    : `can ${joined(labels.map((label) => label.charAt(0).toLowerCase() + label.slice(1)))}`
}

export const USER: Says = {
  user: unsaid,
  userUsername: plain('email'),
  userNickname: text('name'),
  userColor: () => 'new color',
  userPermissions: permissions,
  userAllowedStoreIDs: named('works at', 'store', 'works at every store'),
}

/** What the server's operator did for a user whom nobody else could help. */
export const WITH_SECRET_KEY: Says = { by: oneOf({ server: 'with the server’s secret key' }) }

export const places: Say = (value, naming) => {
  const ended = counted('place', 'places')(value, naming)
  return ended === '' ? '' : `signed out in ${ended}`
}

export const ACCOUNT_OF: Says = { user: unsaid, sessionsEnded: places, sessions: places }

export const users = {
  'invite-accept': act('Accepted an invitation', ACCOUNT_OF),
  'profile-save': act('Changed their profile', USER),
  'user-disable': act('Disabled a user', ACCOUNT_OF),
  'user-enable': act('Enabled a user', ACCOUNT_OF),
  'user-invite': act('Invited a user', USER),
  'user-invite-again': act('Sent an invitation again', ACCOUNT_OF),
  'user-save': act('Changed a user', USER),
  'user-sign-out': act('Signed a user out', ACCOUNT_OF),
}
