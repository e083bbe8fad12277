import {
  Banknote,
  Bell,
  CalendarDays,
  ChartColumn,
  CreditCard,
  House,
  Inbox,
  LogOut,
  Mails,
  Settings,
  Shield,
  Square,
  Users,
} from 'lucide-react'

const ICONS = {
  house: House,
  inbox: Inbox,
  users: Users,
  'credit-card': CreditCard,
  banknote: Banknote,
  bell: Bell,
  'calendar-days': CalendarDays,
  mails: Mails,
  'chart-column': ChartColumn,
  settings: Settings,
  shield: Shield,
  'log-out': LogOut,
} as const

const known = (name: string): name is keyof typeof ICONS => name in ICONS

/** The icon that core's menu gives a module. */
export function ModuleIcon({ name, size = 20 }: { name: string; size?: number }) {
  const Icon = known(name) ? ICONS[name] : Square
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" />
}
