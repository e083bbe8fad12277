import type { Access } from '@xd/core/contract/call.ts'
import { holds, type Permission } from '@xd/core/domain/access/permissions.ts'
import type { Caller } from '#caller.ts'

/** The access a call requires. */
interface Asked {
  readonly access: Access
  readonly permission: Permission | undefined
}

/** Whether a signed-in user may make a call. A visitor's permissions are those they hold in their own company. */
export const mayCall = ({ permissions, isSupport }: Caller, { access, permission }: Asked): boolean => {
  const admitted =
    access === 'anyone' || access === 'session' || (access === 'support' ? isSupport : holds(permissions, access))
  return admitted && (permission === undefined || holds(permissions, permission))
}
