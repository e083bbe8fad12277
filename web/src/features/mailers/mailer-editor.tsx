import { useState } from 'react'
import { useStores } from '#data/company.ts'
import type { MailerData } from '#data/mailers.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { SkeletonLines } from '#ui/busy/skeleton.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { EditorForm } from './editor-form.tsx'
import { draftLike, draftOf, newDraft } from './mailer-draft.ts'
import { useMailerEditor } from './use-mailer-editor.ts'

interface Props {
  /** The mailer that is changed; null for a new one. */
  readonly jobID: number | null
  /** The mailer that a new one is copied from. */
  readonly likeID: number | null
  readonly onShow: (jobID: number) => void
  readonly onClose: () => void
}

/** The mailer editor over the list: the form, with its forecast beside it. */
export function MailerEditor({ jobID, likeID, onShow, onClose }: Props) {
  const known = jobID ?? likeID
  const query = useCall('mailers/fetch-job', { jobID: known ?? 0 }, { enabled: known !== null })
  const stores = useStores()
  const job = query.data?.job
  if (stores.length > 0 && (known === null || job))
    return <Loaded source={job ?? null} isCopy={jobID === null} onShow={onShow} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={jobID === null ? 'New mailer' : 'Edit mailer'} size="wide">
      {query.isError ? (
        <LoadFailed what="mailer" isOne error={query.error} retry={query.refetch} />
      ) : (
        <SkeletonLines rows={8} label="Loading the mailer" />
      )}
    </Dialog>
  )
}

interface LoadedProps extends Pick<Props, 'onShow' | 'onClose'> {
  readonly source: MailerData | null
  readonly isCopy: boolean
}

/** The picker's clock suits a store counter: at most a quarter of a minute late. */
const TICK_MS = 15_000

function Loaded({ source, isCopy, onShow, onClose }: LoadedProps) {
  const { company } = useSignedIn()
  const stores = useStores()
  const now = useNow(TICK_MS)
  const job = isCopy ? null : source
  const storeOf = (storeID: number | 'last') => stores.find((store) => store.storeID === storeID)
  const zoneOf = (storeID: number | 'last') => storeOf(storeID)?.storeTimezone ?? company.companyTimezone
  const [blank] = useState(() => newDraft(stores.length === 1 ? stores[0]!.storeID : 'last'))
  const zone = source ? zoneOf(source.jobStoreID) : ''
  const editor = useMailerEditor({
    name: `mailer/${job ? job.jobID : source ? `like-${source.jobID}` : 'new'}`,
    job,
    first: source ? (isCopy ? draftLike : draftOf)(source, zone) : blank,
    now,
    zoneOf,
    onSaved: onShow,
  })
  return <EditorForm editor={editor} job={job} store={storeOf(editor.draft.storeID)} now={now} onClose={onClose} />
}
