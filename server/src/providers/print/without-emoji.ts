export const EMOJI = String.raw`(?:(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\ufe0e\ufe0f\u20e3])+`
const SPACED = new RegExp(`^${EMOJI} ?| ?${EMOJI}`, 'gmu')

/** Without emoji, which the printed font lacks: each would be an empty box. */
export const withoutEmoji = (text: string): string => text.replaceAll(SPACED, '')
