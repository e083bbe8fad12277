import { ON_OFF, storedChoice } from './stored-choice.ts'

/** Whether single letters act where nobody types: who dictates, or whose hand slips, does without (WCAG 2.1.4). */
export const { use: useLetterKeys, set: setLetterKeys } = storedChoice('xd.letter-keys', true, ON_OFF)
