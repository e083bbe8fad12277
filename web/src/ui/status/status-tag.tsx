import { Check, CircleAlert, CircleDashed, Clock, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tag, type Tone } from './tag.tsx'

const ICONS = {
  neutral: CircleDashed,
  info: Info,
  success: Check,
  warning: Clock,
  danger: CircleAlert,
  gold: CircleDashed,
} as const

/** A state: always a word and an icon with its tone. A caller may give a more specific icon. */
export function StatusTag({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: ReactNode }) {
  const Icon = ICONS[tone]
  return (
    <Tag tone={tone} icon={icon ?? <Icon aria-hidden="true" />}>
      {children}
    </Tag>
  )
}
