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

/** A flag's name on screen. */
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

/** A set flag is filled, in its own color. Its shape tells which one it is. */
const COLORS: Readonly<Record<ConversationFlag, string>> = {
  none: 'var(--ink-3)',
  star: 'var(--gold)',
  bolt: 'var(--gold)',
  flag: 'var(--bad)',
  tag: 'var(--info)',
  thumbtack: 'var(--ok)',
  paperclip: 'var(--ink-2)',
  radiation: 'var(--warn)',
  bomb: 'var(--bad)',
}
const SOLID: readonly ConversationFlag[] = ['star', 'bolt', 'flag', 'thumbtack']

interface Props {
  flag: ConversationFlag
  size?: number
  labeled?: boolean
  /** The one that is set, not an option. */
  isSet?: boolean
}

export function FlagIcon({ flag, size = 16, labeled, isSet }: Props) {
  const Icon = ICONS[flag]
  const look = isSet && {
    style: { color: COLORS[flag] },
    ...(flag !== 'paperclip' && { fill: 'currentColor', fillOpacity: SOLID.includes(flag) ? 1 : 0.25 }),
  }
  return labeled ? (
    <Icon size={size} {...look} role="img" aria-label={FLAG_NAMES[flag]} />
  ) : (
    <Icon size={size} {...look} aria-hidden="true" />
  )
}
