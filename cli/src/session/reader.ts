import { holds, type Permission } from '@xd/core/domain/access/permissions.ts'
import { readProfile, type Reader } from './profile.ts'
import { profileName } from './server.ts'

export type Needs = Permission | 'support'

/** Who is at this terminal. Help must not fail, whatever state the files of a sign-in are in. */
export const currentReader = (profile: string | undefined): Reader | undefined => {
  try {
    return readProfile(profileName(profile === undefined ? {} : { profile }))?.reader
  } catch {
    return undefined
  }
}

/** Whoever is not signed in yet is shown everything. */
export const mayUse = (reader: Reader | undefined, needs: Needs | undefined): boolean =>
  reader === undefined ||
  needs === undefined ||
  (needs === 'support' ? reader.isSupport : holds(reader.permissions, needs))
