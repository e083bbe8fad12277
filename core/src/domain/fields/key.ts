import type { FieldDefinition } from './definition.ts'

/** Without easily confused letters and digits: a key is read out and typed into formulas and files. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const LENGTH = 8

/** A Data Key for a new field. It never follows the title, so a field can be renamed without losing its values. */
export const newFieldKey = (taken: readonly Pick<FieldDefinition, 'id'>[], random: () => number): string => {
  for (;;) {
    let key = 'f_'
    for (let n = 0; n < LENGTH; n += 1) key += ALPHABET.charAt(Math.floor(random() * ALPHABET.length))
    if (!taken.some(({ id }) => id === key)) return key
  }
}
