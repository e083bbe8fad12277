import { useState } from 'react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { visibleStores } from '@xd/core/domain/access/stores.ts'
import { BATCH_KIND_LABELS, BATCH_KINDS, type BatchKind } from '@xd/core/domain/notice/batch.ts'
import type { FirstPart } from '@xd/core/domain/import/cell-day.ts'
import { NOTICE_FIELDS, type NoticeField } from '@xd/core/domain/notice/file-fields.table.ts'
import { useStores } from '#data/company.ts'
import { refetchAfter } from '#data/refetch.ts'
import { useSignedIn } from '#data/session.ts'
import { useCallMutation } from '#data/use-call.ts'
import { ChooseFile } from '#parts/file/choose-file.tsx'
import { FileColumns } from '#parts/file/file-columns.tsx'
import { FileDates } from '#parts/file/file-dates.tsx'
import { readFile } from '#parts/file/read-file.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { ImportFacts } from './import-facts.tsx'
import styles from './notices.module.css'

type Trial = WireOutput<'notices/import'>

interface Wanted {
  readonly storeID: number | undefined
  readonly kind: BatchKind
  readonly file: { readonly filename: string; readonly csv_data: string } | undefined
  readonly mapping: Readonly<Record<string, NoticeField | null>>
  readonly datesFirst?: FirstPart | null
}

const whyNot = ({ storeID, file }: Wanted, trial: Trial | undefined, isChecking: boolean): string | null => {
  if (storeID === undefined) return 'Choose a store first'
  if (file === undefined) return 'Choose a file first'
  if (trial === undefined || isChecking) return 'The file is still being checked'
  if (trial.batch !== null) return 'This file was already imported'
  return trial.file.lacks ?? (trial.file.notices === 0 ? 'Nothing in this file can be imported' : null)
}

/** Imports a batch of notices from a file: what it holds, what would be imported, then the import. */
export function ImportNotices({ onClose, onTaken }: { onClose: () => void; onTaken: (batchID: number) => void }) {
  const { user } = useSignedIn()
  const stores = visibleStores(useStores(), user)
  const [wanted, setWanted] = useState<Wanted>({
    storeID: stores.length === 1 ? stores[0]!.storeID : undefined,
    kind: 'due-soon',
    file: undefined,
    mapping: {},
  })
  const [unreadable, setUnreadable] = useState<string>()
  const [trial, setTrial] = useState<Trial>()
  const look = useCallMutation('notices/import')
  const take = useCallMutation('notices/import', {
    onSuccess: ({ batch }) => {
      void refetchAfter('reload_notices')
      toast('The batch is ready to send')
      if (batch) onTaken(batch.batchID)
    },
  })
  const want = (change: Partial<Wanted>) => {
    const next = { ...wanted, ...change }
    const { storeID, kind, file, mapping, datesFirst } = next
    setWanted(next)
    take.reset()
    if (file && storeID !== undefined)
      look.mutate({ ...file, storeID, kind, mapping, datesFirst, dryRun: true }, { onSuccess: setTrial })
  }
  const choose = async (file: File | undefined) => {
    if (!file) return
    const decoded = await readFile(file)
    setTrial(undefined)
    look.reset()
    setUnreadable(decoded.ok ? undefined : decoded.reason)
    want({
      file: decoded.ok ? { filename: file.name, csv_data: decoded.text } : undefined,
      mapping: {},
      datesFirst: null,
    })
  }
  const { storeID, kind, file, mapping, datesFirst } = wanted
  const failure = look.error ?? take.error
  const wrong = unreadable ?? (failure && (Object.values(failure.fields ?? {})[0] ?? failure.message))
  const known = trial?.batch ?? undefined
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title="Import notices"
      description="A CSV file with a ticket in each row. Nothing is sent before you have reviewed the batch, unless your store sends batches automatically."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            writes
            variant="primary"
            busy={take.isPending}
            disabledReason={wrong ? 'This file can’t be imported' : whyNot(wanted, trial, look.isPending)}
            onClick={() =>
              file && storeID !== undefined && take.mutate({ ...file, storeID, kind, mapping, datesFirst })
            }
          >
            Import
          </Button>
        </>
      }
    >
      <div className={styles.batch}>
        <div className={styles.pair}>
          <SelectField
            label="Store"
            value={storeID === undefined ? null : String(storeID)}
            options={stores.map((store) => ({ value: String(store.storeID), label: store.storeName }))}
            onChange={(value) => want({ storeID: Number(value) })}
          />
          <SelectField
            label="Kind of notice"
            value={kind}
            options={BATCH_KINDS.map((one) => ({ value: one, label: BATCH_KIND_LABELS[one] }))}
            onChange={(value) => want({ kind: BATCH_KINDS.find((one) => one === value) ?? kind })}
          />
        </div>
        <ChooseFile
          label="File of notices"
          filename={file?.filename}
          busy={look.isPending}
          onChoose={(chosen) => void choose(chosen)}
        />
        {wrong && (
          <Banner tone="danger" role="alert" title="This file can’t be imported.">
            {wrong}
          </Banner>
        )}
        {known && (
          <Banner
            tone="info"
            title="This file was already imported."
            actions={
              <Button size="small" onClick={() => onTaken(known.batchID)}>
                Show that batch
              </Button>
            }
          >
            The same file is the same batch. Cancel that batch first to import it again.
          </Banner>
        )}
        {trial && !known && !wrong && (
          <div role="status" className={styles.batch}>
            {trial.file.lacks && (
              <Banner tone="warning" title="Which column holds what?">
                {trial.file.lacks}
              </Banner>
            )}
            <FileDates {...trial.file} onChange={(datesFirst) => want({ datesFirst })} />
            <FileColumns
              {...trial.file}
              fields={NOTICE_FIELDS}
              nothing="Not taken"
              onChange={(header, field) => want({ mapping: { ...mapping, [header]: field } })}
            />
            {!trial.file.lacks && <ImportFacts trial={trial} />}
          </div>
        )}
      </div>
    </Dialog>
  )
}
