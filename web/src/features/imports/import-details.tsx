import { useState } from 'react'
import { useEmployees } from '#data/company.ts'
import { refetchAfter } from '#data/refetch.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall, useCallMutation } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Dialog, FooterStart } from '#ui/overlay/dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { ImportResult } from './import-result.tsx'
import { type ImportData, ImportTag } from './imports-table.tsx'
import styles from './imports.module.css'
import { undoWords } from './undo-words.ts'

interface Props {
  readonly importID: number
  readonly onClose: () => void
}

/** One import over the list: its results, its problems, and undo. */
export function ImportDetails({ importID, onClose }: Props) {
  const query = useCall('mailers/imports/fetch', { importID })
  const done = query.data?.import
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={done?.filename ?? 'Import'}
      {...(done && {
        description: <Heading done={done} />,
        footer: (
          <>
            <FooterStart>{done.undoUntil !== null && <Undo done={done} />}</FooterStart>
            <Button onClick={onClose}>Close</Button>
          </>
        ),
      })}
    >
      {done && (
        <div className={styles.body}>
          <ImportResult result={done} />
        </div>
      )}
      {!done && query.isError && <LoadFailed what="import" isOne error={query.error} retry={query.refetch} />}
      {!done && !query.isError && <SkeletonRows rows={6} label="Loading the import" />}
    </Dialog>
  )
}

function Heading({ done }: { done: ImportData }) {
  const { company } = useSignedIn()
  const employee = useEmployees().find(({ userID }) => userID === done.importedByID)
  const at = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: company.companyTimezone,
  }).format(Date.parse(done.importedAt))
  return (
    <span className={styles.heading}>
      <ImportTag state={done.importState} />
      <span>
        {at}
        {employee && ` by ${employee.userNickname}`}
      </span>
    </span>
  )
}

function Undo({ done }: { done: ImportData }) {
  const [asking, setAsking] = useState(false)
  const undo = useCallMutation('mailers/undo-import', {
    onSuccess: ({ import: undone }) => {
      void refetchAfter('reload_tickets')
      setAsking(false)
      toast(undone.importState === 'undone' ? 'The import was undone' : 'The import is being undone')
    },
    onError: (error) => toastFailure(error),
  })
  return (
    <>
      <Button writes variant="danger" onClick={() => setAsking(true)}>
        Undo import
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        busy={undo.isPending}
        title={`Undo the import of ${done.filename}?`}
        description={undoWords(done.diff)}
        confirm="Undo import"
        cancel="Keep it"
        onCancel={() => setAsking(false)}
        onConfirm={() => done.importID !== null && undo.mutate({ importID: done.importID })}
      />
    </>
  )
}
