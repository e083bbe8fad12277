import { countOf } from '@xd/core/domain/text/figure.ts'

/**
 * The error for a field with too long a text. It keeps the whole text, because cutting pasted text would lose its end
 * unnoticed.
 */
export const overlong = (text: string, most: number | undefined): string | null =>
  most !== undefined && text.length > most ? `${countOf(text.length - most, 'character')} too many` : null
