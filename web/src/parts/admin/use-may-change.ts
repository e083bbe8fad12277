import { holds } from '@xd/core/domain/access/permissions.ts'
import { useSignedIn } from '#data/session.ts'

/** Why the user can't change companies or jobs, in the server's words; null if they can. */
export const useMayChange = (): string | null =>
  holds(useSignedIn().user.userPermissions, 'settings')
    ? null
    : 'View only. To make changes here, you need permission to change settings at XD.'
