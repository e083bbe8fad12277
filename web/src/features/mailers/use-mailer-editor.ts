import { useState } from 'react'
import type { JobFaults } from '@xd/core/domain/mailer/check-job.ts'
import { useKept } from '#data/kept.ts'
import { type MailerData, type MailerRefusal, useMailerChange } from '#data/mailers.ts'
import { useLeftErrors } from '#ui/field/use-left-errors.ts'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { newKey } from '#state/new-key.ts'
import { serverNow } from '#state/server-clock.ts'
import { faultsOf, type MailerDraft, serverFaults, timeOf, toSave } from './mailer-draft.ts'

interface Kept {
  readonly draft: MailerDraft
  /** The version being edited; 0 for a new mailer. */
  readonly version: number
  /** The key of a new mailer with exactly this content: retrying after a lost answer saves it once. */
  readonly clientKey?: string
}

interface Editing {
  /** Edits are kept in this browser under this name until they are saved. */
  readonly name: string
  /** The newest version the server has. */
  readonly job: MailerData | null
  readonly first: MailerDraft
  readonly now: number
  readonly zoneOf: (storeID: number | 'last') => string
  readonly onSaved: (jobID: number) => void
}

/** A mailer's edits, until it is saved, scheduled or discarded. Esc or a reload loses nothing. */
export const useMailerEditor = ({ name, job, first, now, zoneOf, onSaved }: Editing) => {
  const [kept, setKept] = useKept<Kept>(name)
  const [refused, setRefused] = useState<JobFaults>({})
  const [failure, setFailure] = useState<MailerRefusal>()
  const save = useMailerChange('mailers/schedule-job')
  const version = job?.jobVersion ?? 0
  const draft = kept?.draft ?? first
  const timezone = zoneOf(draft.storeID)
  const left = useLeftErrors<string>(faultsOf(draft, timezone, now, true))
  const jobID = job?.jobID ?? null
  const refuse = (error: MailerRefusal) => {
    const faults = serverFaults(error.fields)
    setRefused(faults)
    // The banner about the newer version already says it, and a changed state has its own sentence.
    if (error.code === 'mailer_state') toastFailure(error)
    else if (error.code !== 'conflict') setFailure(Object.keys(faults).length > 0 ? undefined : error)
  }
  const send = (at: number | null, isDraft: boolean, said: string) => {
    setFailure(undefined)
    const { jobRate } = faultsOf(draft, timezone, now, false)
    // A draft may lack much, but must not drop text that can't be saved.
    if (jobRate !== undefined) return setRefused({ jobRate })
    const clientKey = kept?.clientKey ?? newKey()
    if (jobID === null) setKept({ draft, version, clientKey })
    save.mutate(
      {
        job: { ...toSave(draft, jobID, at), isDraft },
        ...(jobID === null ? { clientKey } : { expectedVersion: kept?.version ?? version }),
      },
      {
        onSuccess: ({ job: saved }) => {
          setKept(undefined)
          toast(said)
          if (saved) onSaved(saved.jobID)
        },
        onError: refuse,
      },
    )
  }
  return {
    draft,
    jobID,
    timezone,
    left,
    failure,
    isBusy: save.isPending,
    isDirty: kept !== undefined && JSON.stringify(kept.draft) !== JSON.stringify(first),
    error: (field: string): string | undefined => refused[field] ?? left.error(field) ?? undefined,
    change: (part: Partial<MailerDraft>) => {
      setRefused({})
      setKept({ draft: { ...draft, ...part }, version: kept?.version ?? version })
    },
    discard: () => {
      setRefused({})
      setFailure(undefined)
      left.reset()
      setKept(undefined)
    },
    /** Saved by someone else since. */
    isOutdated: kept !== undefined && job !== null && kept.version !== version,
    /** Saves over theirs. */
    keepMine: () => setKept({ draft, version }),
    saveDraft: () => send(draft.when === 'at' ? timeOf(draft, timezone, now) : null, true, 'Draft saved'),
    schedule: () =>
      send(
        timeOf(draft, timezone, serverNow()),
        false,
        draft.when === 'now' ? 'Sending the mailer now' : 'Mailer scheduled',
      ),
  }
}
