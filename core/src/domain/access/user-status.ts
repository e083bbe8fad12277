// invited → active ⇄ disabled. An invited user has not chosen a password yet.
import { HOUR_MS } from '#domain/time/spans.ts'

export const USER_STATUSES = ['active', 'invited', 'disabled'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

export const USER_STATUS_LABELS: Readonly<Record<UserStatus, string>> = {
  active: 'Active',
  invited: 'Invited',
  disabled: 'Disabled',
}

export const userStatus = (user: { readonly enabled: boolean; readonly hasPassword: boolean }): UserStatus =>
  !user.enabled ? 'disabled' : user.hasPassword ? 'active' : 'invited'

export const INVITE_MS = 72 * HOUR_MS
export const RESET_MS = HOUR_MS
