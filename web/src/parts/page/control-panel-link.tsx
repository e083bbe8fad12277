import { holds } from '@xd/core/domain/access/permissions.ts'
import { useSignedIn } from '#data/session.ts'
import { paths } from '#paths.ts'
import { useIsPhone } from '#ui/hook/use-media-query.ts'
import { BackLink } from './back-link.tsx'

/** The way back to the list of sections on a phone, for users who have it; elsewhere it is beside the section. */
export const ControlPanelLink = () => {
  const mayGoBack = holds(useSignedIn().user.userPermissions, 'settings')
  return useIsPhone() && mayGoBack ? <BackLink to={paths.settings}>Control Panel</BackLink> : null
}
