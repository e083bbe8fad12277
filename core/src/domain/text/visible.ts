// Text that people write is kept in Unicode's composed form (NFC, UAX 15), in which "é" is one character. A decomposed
// accent is not in the GSM alphabet, and would make a text cost three segments instead of one. Invisible characters
// don't make a text: a name, a reason or a comment of them alone is empty, and two names that differ only in them are
// the same name.
const ASCII = /^[\x20-\x7e]*$/

/**
 * Unicode's Default_Ignorable_Code_Point (zero-width spaces and joiners, Hangul fillers, variation selectors), and the
 * Braille pattern without dots, which is blank too.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/** Text for comparing: without invisible characters. */
export const withoutInvisible = (text: string): string =>
  ASCII.test(text) ? text : text.normalize('NFC').replace(INVISIBLE, '')

/** The key that two names of one kind may not share: trimmed, without case or invisible characters. */
export const nameKey = (name: string): string => withoutInvisible(name).trim().toLowerCase()

/** Text for storing: composed, and empty if nothing is visible. Joiners inside words and emoji stay. */
export const visibleText = (text: string): string => {
  if (ASCII.test(text)) return text
  return VISIBLE.test(text) || text.trim() === '' ? text.normalize('NFC') : ''
}
