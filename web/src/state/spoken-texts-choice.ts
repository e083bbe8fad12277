import { ON_OFF, storedChoice } from './stored-choice.ts'

/** Whether this browser's user has customers' new messages read out by a screen reader. */
export const { use: useSpokenTexts, set: setSpokenTexts } = storedChoice('xd.spoken-texts', true, ON_OFF)
