import { type Feature, hasFeature } from '@xd/core/domain/access/features.ts'
import { holds, type Permission } from '@xd/core/domain/access/permissions.ts'
import { readProfile, type Reader } from './profile.ts'
import { profileName } from './server.ts'

export type Needs = Permission | 'support'

/** The person at this terminal. Help must not fail, even if the sign-in files are damaged. */
export const currentReader = (): Reader | undefined => {
  try {
    return readProfile(profileName({}))?.reader
  } catch {
    return undefined
  }
}

/** Before sign-in, everything is shown. */
export const mayUse = (
  reader: Reader | undefined,
  { needs, feature }: { readonly needs?: Needs; readonly feature?: Feature },
): boolean =>
  reader === undefined ||
  ((needs === undefined || (needs === 'support' ? reader.isSupport : holds(reader.permissions, needs))) &&
    hasFeature(reader.features ?? (feature ? [feature] : []), feature))
