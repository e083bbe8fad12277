import { holds } from '@xd/core/domain/access/permissions.ts'
import { useSignedIn } from '#data/session.ts'

/** Why the user can't change companies, as the server would say; null if they can. */
export const useMayChange = (): string | null =>
  holds(useSignedIn().user.userPermissions, 'settings')
    ? null
    : 'You can look at companies. Changing them takes the permission to change settings at XD.'
