import { useAnswerVisit, type VisitData } from '#data/visits.ts'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'

/** Answers a visitor who asks to make changes. If a colleague was quicker, the answer in effect is shown. */
export const useVisitAnswer = () => {
  const answer = useAnswerVisit()
  return (visit: VisitData, allow: boolean) =>
    answer.mutate(
      { visitID: visit.visitID, allow },
      {
        onSuccess: ({ visit: { userName, approval, active } }) =>
          toast(
            !active
              ? `${userName} has already left`
              : approval === 'allowed'
                ? `${userName} can make changes now`
                : `${userName} has view-only access`,
            { tone: 'info' },
          ),
        onError: toastFailure,
      },
    )
}
