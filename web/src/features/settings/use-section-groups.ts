import { type SectionGroup, visibleGroups } from '@xd/core/domain/access/settings-sections.ts'
import { useSignedIn } from '#data/session.ts'
import { hasScreen, paths } from '#paths.ts'

/** The Control Panel's sections that have a screen and that the user may open, by group. */
export const useSectionGroups = (): readonly SectionGroup[] => {
  const { user, company } = useSignedIn()
  return visibleGroups(user.userPermissions, company.features)
    .map((group) => ({
      ...group,
      sections: group.sections.filter(({ name }) => hasScreen(paths.settingsSection(name))),
    }))
    .filter(({ sections }) => sections.length > 0)
}
