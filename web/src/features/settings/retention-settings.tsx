import { useState } from 'react'
import { WAITS_FOR_OWNER } from '@xd/core/domain/access/approval.ts'
import { CHOSEN, KEPT, RETENTION_KINDS, type RetentionKind } from '@xd/core/domain/retention/kinds.table.ts'
import { type Keep, keepsForever, willDelete } from '@xd/core/domain/retention/retention.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { refetchIfWaiting } from '#data/approvals.ts'
import { refetchAfter, refetchOnConflict } from '#data/refetch.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall, useCallMutation } from '#data/use-call.ts'
import { WaitingApprovals } from '#parts/approval/waiting-approvals.tsx'
import { tellSaved } from '#parts/page/use-saved-form.ts'
import { SectionPage } from '#parts/page/section-page.tsx'
import { useEdits } from '#state/use-edits.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { fullMoments } from '#ui/text/full-moment.ts'
import { RetentionField } from './retention-field.tsx'
import { SectionFoot, SectionForm, StoreSection } from './store-section.tsx'
import styles from './retention.module.css'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { bytesWords } from '#ui/text/bytes-words.ts'

type Counted = WireOutput<'settings/retention/preview'>['preview'][number]

/** "About 12,400 messages from before November 28, 2023 will be deleted. Their pictures take up 1.2 GB." */
const deletionLine = (counted: Counted | undefined, timezone: string): string => {
  if (counted === undefined) return 'Counting…'
  const { kind, count, before, bytes } = counted
  const line = willDelete(kind, count, asLocalDay(localDay(Date.parse(before), timezone)))
  if (bytes === 0) return line
  return `${line} ${kind === 'pictures' ? 'They' : 'Their pictures'} take up ${bytesWords(bytes)}.`
}

type Retention = WireOutput<'settings/retention/fetch'>['retention']

/** How long records are stored, with the records that each choice would delete. */
export function RetentionSettings() {
  const query = useCall('settings/retention/fetch', {})
  return (
    <SectionPage title="Retention">
      <WaitingApprovals of={['settings/retention/save']} />
      <StoreSection
        title="How long records are kept"
        what="retention settings"
        about="Older records are permanently deleted at night. Records still in use are kept: open requests, active tickets, unread conversations and scheduled messages."
        query={query}
      >
        {({ retention }) => <RetentionForm retention={retention} />}
      </StoreSection>
      <section className={styles.kept} aria-label="Always kept">
        <h3 className={styles.title}>Always kept</h3>
        <ul>
          {KEPT.map(({ title, why }) => (
            <li key={title}>
              <strong>{title}.</strong> {why}
            </li>
          ))}
        </ul>
      </section>
    </SectionPage>
  )
}

/** The kinds that would lose more records than now. */
const shortened = (before: Keep, after: Keep): RetentionKind[] =>
  RETENTION_KINDS.filter((kind) => after[kind] !== null && after[kind] < (before[kind] ?? Infinity))

function RetentionForm({ retention }: { retention: Retention }) {
  const { timezone, isVisit } = useWhere()
  const { first, draft, isDirty, expectedVersion, contest, change, saveAs, refused } = useEdits<Keep>(
    retention.keep,
    retention.settingsVersion,
  )
  const [isAsking, setAsking] = useState(false)
  const preview = useCall(
    'settings/retention/preview',
    { keep: draft },
    { enabled: !keepsForever(draft), keepPrevious: true },
  )
  const save = useCallMutation('settings/retention/save', {
    onSuccess: ({ retention: saved, approval }) => {
      if (approval) return refetchIfWaiting({ approval })
      saveAs(saved.keep, saved.settingsVersion)
      void refetchAfter('reload_retention')
    },
    onError: (error) => {
      refused(error)
      refetchOnConflict('reload_retention')(error)
    },
  })
  const told = tellSaved('Retention saved')
  const send = () =>
    save.mutate(
      { retention: { keep: draft }, expectedVersion },
      {
        onSuccess: ({ approval }) => (approval ? toast(WAITS_FOR_OWNER, { tone: 'info' }) : told.onSuccess()),
        onError: told.onError,
        onSettled: () => setAsking(false),
      },
    )
  const counted = new Map((preview.data?.preview ?? []).map((one) => [one.kind, one]))
  const less = shortened(first, draft)
  const moment = fullMoments(timezone)
  return (
    <SectionForm onSubmit={() => (less.length > 0 ? setAsking(true) : send())}>
      {RETENTION_KINDS.map((kind) => (
        <RetentionField
          key={kind}
          kind={kind}
          months={draft[kind]}
          line={draft[kind] === null ? null : deletionLine(counted.get(kind), timezone)}
          run={isDirty ? undefined : retention.runs.find((run) => run.kind === kind)}
          moment={moment}
          error={save.error?.fields[`retention.keep.${kind}`] ?? null}
          onChange={(months) => change({ [kind]: months })}
        />
      ))}
      {preview.error && <p className={styles.line}>{preview.error.message}</p>}
      <NextRun
        isDirty={isDirty}
        isForever={keepsForever(draft)}
        first={preview.data?.firstRun}
        next={retention.nextRun}
        moment={moment}
      />
      <SectionFoot foot={{ contest, isDirty, busy: save.isPending }} label="Save retention" />
      <ConfirmDialog
        open={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={send}
        title="Delete old records?"
        description={
          isVisit
            ? 'This waits for an owner’s approval. Deleted records can’t be recovered.'
            : 'Deleted records can’t be recovered. Until the first run, you can still change this. All owners get an email.'
        }
        confirm="Delete old records"
        danger
        busy={save.isPending}
      >
        <ul className={styles.asked}>
          {less.map((kind) => (
            <li key={kind}>
              <strong>{CHOSEN[kind].title}:</strong> {deletionLine(counted.get(kind), timezone)}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </SectionForm>
  )
}

const useWhere = () => {
  const { company, session } = useSignedIn()
  return { timezone: company.companyTimezone, isVisit: session.impersonatedBy !== undefined }
}

interface NextRunProps {
  isDirty: boolean
  isForever: boolean
  /** The time of the first run if it were saved now. */
  first: string | undefined
  next: string | null
  moment: (at: string) => string
}

/** The time of the next deletion. */
function NextRun({ isDirty, isForever, first, next, moment }: NextRunProps) {
  if (isForever) return <p className={styles.line}>All records are kept forever.</p>
  if (isDirty) return first && <p className={styles.line}>First run: {moment(first)}.</p>
  return next && <p className={styles.line}>Next run: {moment(next)}.</p>
}
