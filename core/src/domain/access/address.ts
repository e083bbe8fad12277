// The permissions and features a back office address requires: the same as the menu and the Control Panel, which hide
// every entry it would refuse.
import { type Feature, hasFeature } from './features.ts'
import { activeEntry, mayOpen, type MenuUser } from './menu.ts'
import { type Permission, holds } from './permissions.ts'
import { SETTINGS_SECTIONS } from './settings-sections.ts'

interface Place {
  readonly title: string
  readonly permissions: readonly Permission[]
  readonly feature?: Feature
}

/** Screens with more requirements than their module. */
const WITHIN: Readonly<Record<string, Place>> = {
  '/customers/stop-requests': { title: 'Requests to stop', permissions: ['messages'] },
  '/payments/plans': { title: 'Plans', permissions: [], feature: 'paymentscheduler' },
  '/payments/rewrites': { title: 'Rewrites', permissions: [], feature: 'rewrites' },
  '/notices/calls': { title: 'Not reached', permissions: [] },
  '/notices/addresses': { title: 'Needs an address', permissions: [] },
  '/mailers/imports': { title: 'Imports', permissions: [] },
  '/admin/system-stats': { title: 'System statistics', permissions: [] },
  '/payments/reconciliation': { title: 'Reconciliation', permissions: ['refunds'] },
}

/** The Control Panel's sections that some users open without the permission for the whole. */
const SECTIONS: Readonly<Record<string, Place>> = Object.fromEntries(
  SETTINGS_SECTIONS.map((section) => [`/settings/${section.name}`, section]),
)

const withoutQuery = (path: string) => path.split(/[?#]/, 1)[0]!.replace(/(?<=.)\/+$/, '')

const placeAt = (path: string): Place | undefined => WITHIN[withoutQuery(path)] ?? SECTIONS[withoutQuery(path)]

/** The name of the screen at an address. */
export const addressTitle = (path: string): string | undefined => placeAt(path)?.title ?? activeEntry(path)?.title

export interface Refusal {
  readonly title: string
  /** The user lacks the permission, or the company has not bought the feature. */
  readonly why: 'permission' | 'feature'
}

/** Why a user cannot open an address; null when they can. */
export const refusalAt = (path: string, user: MenuUser, features: readonly string[]): Refusal | null => {
  const place = placeAt(path)
  const entry = withoutQuery(path) in SECTIONS ? undefined : activeEntry(path)
  if (entry && !mayOpen({ ...entry, feature: undefined }, user, features))
    return { title: entry.title, why: 'permission' }
  if (place && !holds(user.userPermissions, place.permissions)) return { title: place.title, why: 'permission' }
  if (entry && !hasFeature(features, entry.feature)) return { title: entry.title, why: 'feature' }
  if (place && !hasFeature(features, place.feature)) return { title: place.title, why: 'feature' }
  return null
}
