import { paths } from '#paths.ts'
import { BackLink } from './back-link.tsx'

/** The link back from a section of the Control Panel. */
export const ControlPanelLink = () => <BackLink to={paths.settings}>Control Panel</BackLink>
