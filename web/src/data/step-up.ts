import { createStore, useStored } from '#state/create-store.ts'

/** The question about who is at the keyboard, and the calls waiting for the answer. */
interface Question {
  readonly answer: (confirmed: boolean) => void
}

const asked = createStore<Question | null>(null)
export const useStepUpQuestion = (): Question | null => useStored(asked)

let asking: Promise<boolean> | undefined

/** The next person to sign in is not asked about an earlier user’s change. */
export const dropQuestion = (): void => asked.get()?.answer(false)

/** Asks who is at the keyboard, once for all calls that need it now. False if the question was closed. */
export const confirmIdentity = (): Promise<boolean> => {
  asking ??= new Promise<boolean>((resolve) => asked.set({ answer: resolve })).finally(() => {
    asking = undefined
    asked.set(null)
  })
  return asking
}
