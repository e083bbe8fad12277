import { storedChoice } from './stored-choice.ts'

/** How a user of this browser wants to be alerted to new messages and payments. Off by default. */
export interface AlertChoices {
  readonly sound: boolean
  readonly desktop: boolean
}

const NONE: AlertChoices = { sound: false, desktop: false }

const read = (kept: string): AlertChoices | undefined => {
  try {
    return { ...NONE, ...(JSON.parse(kept) as Partial<AlertChoices>) }
  } catch {
    return undefined
  }
}

const choices = storedChoice('xd.alerts', NONE, { read, write: JSON.stringify })

export const useAlertChoices = (userID: number): [AlertChoices, (change: Partial<AlertChoices>) => void] => [
  choices.use(userID),
  (change) => choices.set({ ...choices.get(userID), ...change }, userID),
]
