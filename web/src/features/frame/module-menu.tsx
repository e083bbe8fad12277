import { useNavigate } from '@tanstack/react-router'
import type { MenuEntry } from '@xd/core/domain/access/menu.ts'
import { Menu as MenuIcon } from 'lucide-react'
import { IconButton } from '#ui/action/icon-button.tsx'
import { ModuleIcon } from '#parts/frame/module-icon.tsx'
import { Menu } from '#ui/overlay/menu.tsx'

/** The modules, for windows too small to show them: when zoomed in, or above a phone's keyboard. */
export function ModuleMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const navigate = useNavigate()
  return (
    <Menu
      label="Modules"
      align="start"
      trigger={<IconButton label="Modules" icon={<MenuIcon aria-hidden="true" />} />}
      entries={entries.map(({ target, title, icon }) => ({
        key: target,
        label: title,
        icon: <ModuleIcon name={icon} />,
        onSelect: () => void navigate({ to: target }),
      }))}
    />
  )
}
