import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'

/** A page that opens two dialogs, and a question over them, simultaneously. */
function TwoDialogs() {
  const [open, setOpen] = useState<readonly string[]>([])
  const close = (name: string) => () => setOpen((names) => names.filter((one) => one !== name))
  return (
    <>
      <button type="button" onClick={() => setOpen(['first', 'second', 'question'])}>
        Open
      </button>
      <Dialog open={open.includes('first')} onClose={close('first')} title="First">
        The first.
      </Dialog>
      <Dialog open={open.includes('second')} onClose={close('second')} title="Second">
        The second.
      </Dialog>
      <ConfirmDialog
        open={open.includes('question')}
        onCancel={close('question')}
        onConfirm={close('question')}
        title="Question"
        description="Over both."
        confirm="Go on"
      />
    </>
  )
}

createRoot(document.getElementById('root')!).render(<TwoDialogs />)
