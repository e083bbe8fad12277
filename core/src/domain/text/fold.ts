// Text as search sees it: lower case, without accents or apostrophes, single spaces. "Muñoz" and "MUNOZ" fold alike,
// and so do "O'Brien", "O’Brien" and "obrien". Invisible characters don't count; control characters separate.
import { withoutInvisible } from './visible.ts'

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}
const PLAIN = /^[\x20-\x7e]*$/

export const foldText = (text: string): string => {
  const lower = PLAIN.test(text)
    ? text.toLowerCase()
    : withoutInvisible(text)
        .normalize('NFKD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase()
        .normalize('NFKD')
        .replace(/\p{Mn}/gu, '')
        .replace(/[ßæœøđðłþı]/g, (letter) => LETTERS[letter] ?? letter)
        .replace(/\p{Cf}/gu, '')
        .replace(/\p{Cc}/gu, ' ')
  return lower
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
