import { changeMany, type Chosen, type ManyChange, undoMany } from '#data/change-many.ts'
import { useEmployees, useLabels } from '#data/company.ts'
import { announce } from '#ui/a11y/announce.ts'
import { toast, toastFailure, toastUndo } from '#ui/overlay/toasts.tsx'
import { doneWords } from './bulk-words.ts'

/** Applies one action to the whole selection, with one undo. */
export const useBulkActs = () => {
  const [employees, labels] = [useEmployees(), useLabels('conversation')]
  return (chosen: Chosen, change: ManyChange, shown: readonly number[]): void => {
    changeMany(chosen, change, shown).then(({ count, changeID }) => {
      const done = doneWords(change, count, employees, labels)
      if (changeID === null) toast(done, { tone: 'info' })
      else toastUndo(done, () => void undoMany(changeID).then(() => announce('Undone'), toastFailure))
    }, toastFailure)
  }
}
