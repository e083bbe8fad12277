import type { WireOutput } from '@xd/core/contract/calls.ts'
import { visibleStores } from '@xd/core/domain/access/stores.ts'
import { BATCH_KIND_LABELS, BATCH_KINDS, type BatchKind } from '@xd/core/domain/notice/batch.ts'
import type { FirstPart } from '@xd/core/domain/import/cell-day.ts'
import { NOTICE_FIELDS, type NoticeField } from '@xd/core/domain/notice/file-fields.table.ts'
import { useStores } from '#data/company.ts'
import { refetchAfter } from '#data/refetch.ts'
import { useSignedIn } from '#data/session.ts'
import { FileColumns } from '#parts/file/file-columns.tsx'
import { FileDoubts } from '#parts/file/file-doubts.tsx'
import { FileImport } from '#parts/file/file-import.tsx'
import { useFileImport } from '#parts/file/use-file-import.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { ImportFacts } from './import-facts.tsx'
import styles from './notices.module.css'

interface Said {
  readonly storeID: number | undefined
  readonly kind: BatchKind
  readonly mapping: Readonly<Record<string, NoticeField | null>>
  readonly datesFirst: FirstPart | null
}

const ANEW = { mapping: {}, datesFirst: null }

const whyNot = ({ batch, file }: WireOutput<'notices/import'>): string | null => {
  if (batch !== null) return 'This file was already imported'
  return file.lacks ?? (file.notices === 0 ? 'Nothing in this file can be imported' : null)
}

/** Imports a batch of notices from a file: its content, the planned import, then the import. */
export function ImportNotices({ onClose, onTaken }: { onClose: () => void; onTaken: (batchID: number) => void }) {
  const { user } = useSignedIn()
  const stores = visibleStores(useStores(), user)
  const importing = useFileImport<'notices/import', Said>('notices/import', {
    said: { storeID: stores.length === 1 ? stores[0]!.storeID : undefined, kind: 'due-soon', ...ANEW },
    anew: ANEW,
    ask: ({ name, text }, { storeID, ...said }) =>
      storeID === undefined ? undefined : { filename: name, csv_data: text, storeID, ...said },
    onTaken: ({ batch }) => {
      void refetchAfter('reload_notices')
      toast('The batch is ready to send')
      if (batch) onTaken(batch.batchID)
    },
  })
  const { said, say } = importing
  return (
    <FileImport
      importing={importing}
      onClose={onClose}
      size="large"
      title="Import notices"
      description="A CSV file with one ticket per row. No notices are sent until you review the batch, unless your store sends batches automatically."
      label="File of notices"
      lacks={said.storeID === undefined ? 'Choose a store first' : null}
      refusal={whyNot}
      above={
        <div className={styles.pair}>
          <SelectField
            label="Store"
            value={said.storeID === undefined ? null : String(said.storeID)}
            options={stores.map((store) => ({ value: String(store.storeID), label: store.storeName }))}
            onChange={(value) => say({ storeID: Number(value) })}
          />
          <SelectField
            label="Kind of notice"
            value={said.kind}
            options={BATCH_KINDS.map((one) => ({ value: one, label: BATCH_KIND_LABELS[one] }))}
            onChange={(kind) => say({ kind })}
          />
        </div>
      }
    >
      {(trial) =>
        trial.batch ? (
          <Banner
            tone="info"
            title="This file was already imported."
            actions={
              <Button size="small" onClick={() => onTaken(trial.batch!.batchID)}>
                Show that batch
              </Button>
            }
          >
            To import it again, cancel that batch first.
          </Banner>
        ) : (
          <>
            <FileDoubts {...trial.file} onChange={(datesFirst) => say({ datesFirst })} />
            <FileColumns
              {...trial.file}
              fields={NOTICE_FIELDS}
              nothing="Not imported"
              mapping={said.mapping}
              onChange={(mapping) => say({ mapping })}
            />
            {!trial.file.lacks && <ImportFacts trial={trial} />}
          </>
        )
      }
    </FileImport>
  )
}
