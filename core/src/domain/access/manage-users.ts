// Who may change whom, and grant what. Nobody grants what they lack, locks themselves out, or changes someone who can
// do more than they can: a new email address would be a way into that account.
import { type Can, no, yes } from './can.ts'
import { PERMISSION_LABELS } from './permission-labels.ts'
import { isPermission } from './permissions.ts'

/** A user's permissions and stores. */
export interface Standing {
  readonly permissions: readonly string[]
  readonly storeIDs: readonly number[]
  /** All stores of the company, including future ones. */
  readonly allStores: boolean
}

/** The permissions without which nobody could grant access again. */
export const OWNER_PERMISSIONS = ['settings', 'users'] as const
export const isOwner = ({ permissions }: Pick<Standing, 'permissions'>): boolean =>
  OWNER_PERMISSIONS.every((permission) => permissions.includes(permission))

const lacking = <T>(wanted: readonly T[], held: readonly T[]): T[] => wanted.filter((one) => !held.includes(one))
const ONLY_YOUR_STORES = 'You can only give access to stores you have.'
const named = (permission: string): string => (isPermission(permission) ? PERMISSION_LABELS[permission] : permission)

/** Whether a user may change another, as that other is now. */
export const mayChangeUser = (actor: Standing, user: Standing, userName: string): Can =>
  lacking(user.permissions, actor.permissions).length > 0 ||
  lacking(user.storeIDs, actor.storeIDs).length > 0 ||
  (user.allStores && !actor.allStores)
    ? no(`${userName} has permissions or stores that you don’t have, so you can’t change this user.`)
    : yes

/** Whether a user may give another this much. Permissions the other already had are not counted. */
export const mayGive = (actor: Standing, wanted: Standing, before?: Standing): Can => {
  const [missing] = lacking(lacking(wanted.permissions, before?.permissions ?? []), actor.permissions)
  if (missing !== undefined) return no(`You can’t give a permission you don’t have: ${named(missing)}.`)
  if (wanted.allStores && !before?.allStores && !actor.allStores) return no(ONLY_YOUR_STORES)
  return lacking(lacking(wanted.storeIDs, before?.storeIDs ?? []), actor.storeIDs).length > 0
    ? no(ONLY_YOUR_STORES)
    : yes
}

/** Whether a change gives a user anything they don't have. */
export const widens = (before: Standing, after: Standing): boolean =>
  lacking(after.permissions, before.permissions).length > 0 ||
  (after.allStores && !before.allStores) ||
  (!before.allStores && lacking(after.storeIDs, before.storeIDs).length > 0)

/**
 * The stores of a record after a change: the chosen ones, plus existing ones the editor can't see. They can't have
 * meant to remove those.
 */
export const withHidden = <T>(chosen: readonly T[], before: readonly T[], seen: readonly T[]): T[] => [
  ...new Set([...chosen, ...lacking(before, seen)]),
]

const hasStore = ({ allStores, storeIDs }: Standing, storeID: number): boolean =>
  allStores || storeIDs.includes(storeID)

/**
 * Whether a user may leave themselves with this much. Permissions that grant access stay. Any other may go only if
 * another owner has it, because otherwise nobody could give it back.
 */
export const mayKeep = (self: Standing, wanted: Standing, otherOwners: readonly Standing[]): Can => {
  const lost = lacking(self.permissions, wanted.permissions)
  const [needed] = OWNER_PERMISSIONS.filter((one) => lost.includes(one))
  if (needed !== undefined)
    return no(`You can’t take this permission away from yourself: ${named(needed)}. Ask another owner.`)
  const [gone] = lost.filter((one) => !otherOwners.some(({ permissions }) => permissions.includes(one)))
  if (gone !== undefined)
    return no(`No other owner has this permission, so nobody could give it back to you: ${named(gone)}.`)
  const isLost = (storeID: number) =>
    !hasStore(wanted, storeID) && !otherOwners.some((owner) => hasStore(owner, storeID))
  return self.storeIDs.some(isLost)
    ? no('No other owner has all the stores you would lose, so nobody could give them back to you.')
    : yes
}
