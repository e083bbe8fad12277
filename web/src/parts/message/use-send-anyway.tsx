import { useState } from 'react'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'

interface Overtaken {
  readonly sentence: string
  readonly sendAnyway: () => void
}

/** Asks before sending to a customer if newer messages arrived since the sender looked. */
export const useSendAnyway = () => {
  const [overtaken, setOvertaken] = useState<Overtaken>()
  const [isOpen, setIsOpen] = useState(false)
  return {
    /** Asks if that caused the refusal. Any other failure is shown. */
    orAsk: (error: Error & { readonly code: string }, sendAnyway: () => void) => {
      if (error.code !== 'newer_messages') return toastFailure(error)
      setOvertaken({ sentence: error.message, sendAnyway })
      setIsOpen(true)
    },
    question: (
      <ConfirmDialog
        open={isOpen}
        title="Something new in this conversation"
        description={overtaken?.sentence}
        confirm="Send anyway"
        cancel="Don’t send"
        onCancel={() => setIsOpen(false)}
        onConfirm={() => {
          setIsOpen(false)
          overtaken?.sendAnyway()
        }}
      />
    ),
  }
}
