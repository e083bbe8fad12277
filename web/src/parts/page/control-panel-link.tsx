import { holds } from '@xd/core/domain/access/permissions.ts'
import { useSignedIn } from '#data/session.ts'
import { paths } from '#paths.ts'
import { BackLink } from './back-link.tsx'

/** The link back from a section of the Control Panel, for users who came from there. */
export const ControlPanelLink = () =>
  holds(useSignedIn().user.userPermissions, 'settings') ? <BackLink to={paths.settings}>Control Panel</BackLink> : null
