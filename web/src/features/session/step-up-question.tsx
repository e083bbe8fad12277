import { lazy, Suspense } from 'react'
import { useStepUpQuestion } from '#data/step-up.ts'

const StepUpDialog = lazy(async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }))

/** Shown over everything else, while a call waits to know who is at the keyboard. */
export function StepUpQuestion() {
  const question = useStepUpQuestion()
  if (question === null) return null
  return (
    <Suspense>
      <StepUpDialog onAnswer={question.answer} />
    </Suspense>
  )
}
