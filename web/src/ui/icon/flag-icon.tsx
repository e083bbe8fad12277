import type { ConversationFlag } from '@xd/core/domain/conversation/flags.ts'
import { Bomb, Flag, FlagOff, Paperclip, Pin, Radiation, Star, Tag, Zap } from 'lucide-react'

const ICONS = {
  none: FlagOff,
  star: Star,
  bolt: Zap,
  flag: Flag,
  tag: Tag,
  thumbtack: Pin,
  paperclip: Paperclip,
  radiation: Radiation,
  bomb: Bomb,
} as const satisfies Record<ConversationFlag, unknown>

/** How a flag is called on screen. */
export const FLAG_NAMES: Readonly<Record<ConversationFlag, string>> = {
  none: 'No flag',
  star: 'Star',
  bolt: 'Bolt',
  flag: 'Flag',
  tag: 'Tag',
  thumbtack: 'Thumbtack',
  paperclip: 'Paperclip',
  radiation: 'Radiation',
  bomb: 'Bomb',
}

export function FlagIcon({ flag, size = 16, labelled }: { flag: ConversationFlag; size?: number; labelled?: boolean }) {
  const Icon = ICONS[flag]
  return labelled ? (
    <Icon size={size} role="img" aria-label={FLAG_NAMES[flag]} />
  ) : (
    <Icon size={size} aria-hidden="true" />
  )
}
