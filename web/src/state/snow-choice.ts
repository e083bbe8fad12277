import { ON_OFF, storedChoice } from './stored-choice.ts'

/** Whether this browser wants snow in its season. */
export const { use: useSnowChoice, set: setSnowChoice } = storedChoice('xd.snow', true, ON_OFF)
