import { CONVERSATION_FLAGS, type ConversationFlag } from '@xd/core/domain/conversation/flags.ts'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { FLAG_NAMES, FlagIcon } from './flag-icon.tsx'

/** The flags in a menu. None is chosen if the conversations' flags differ. */
export const flagEntry = (
  chosen: ConversationFlag | undefined,
  onChoose: (flag: ConversationFlag) => void,
): MenuEntry => ({
  kind: 'choice',
  key: 'flag',
  label: 'Flag',
  chosen: chosen ?? '',
  writes: true,
  options: CONVERSATION_FLAGS.map((flag) => ({ key: flag, label: FLAG_NAMES[flag], icon: <FlagIcon flag={flag} /> })),
  onChoose: (key) => onChoose(key as ConversationFlag),
})
