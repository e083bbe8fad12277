import { ON_OFF, storedChoice } from './stored-choice.ts'

/** Whether single-letter shortcuts work. People who dictate or mistype can turn them off (WCAG 2.1.4). */
export const { use: useLetterKeys, set: setLetterKeys } = storedChoice('xd.letter-keys', true, ON_OFF)
