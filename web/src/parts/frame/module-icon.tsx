import { ICONS } from './icons.generated.ts'

/** The icon that core's menu gives a module. */
export function ModuleIcon({ name, size = 20 }: { name: string; size?: number }) {
  const Icon = ICONS[name]!
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" />
}
