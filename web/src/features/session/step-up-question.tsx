import { useStepUpQuestion } from '#data/step-up.ts'
import { lazyDialog } from '#parts/page/lazy-dialog.tsx'

const StepUpDialog = lazyDialog(() => import('./step-up-dialog.tsx'), 'StepUpDialog')

/** Shown over everything else while a call waits to know who is at the keyboard. */
export function StepUpQuestion() {
  const question = useStepUpQuestion()
  if (question === null) return null
  return <StepUpDialog onConfirmed={() => question.answer(true)} onClose={() => question.answer(false)} />
}
