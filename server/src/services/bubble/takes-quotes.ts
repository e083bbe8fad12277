import { hasFeature } from '@xd/core/domain/access/features.ts'
import type { BubbleSettings } from '@xd/core/domain/bubble/settings.ts'

/** Whether visitors can ask for quotes: the company has chosen it, and has the extra. */
export const takesQuotes = ({ bubbleQuotes }: Pick<BubbleSettings, 'bubbleQuotes'>, features: readonly string[]) =>
  bubbleQuotes && hasFeature(features, 'quotebubble')
