import { countOf } from '#ui/text/count-of.ts'

/** What to say at a field with too long a text. It keeps all of it: cut when it is pasted, its end would be lost unseen. */
export const overlong = (text: string, most: number | undefined): string | null =>
  most !== undefined && text.length > most ? `${countOf(text.length - most, 'character')} too many` : null
