import { visibleStores } from '@xd/core/domain/access/stores.ts'
import type { FirstPart } from '@xd/core/domain/import/cell-day.ts'
import { IMPORT_FIELDS, type ImportField } from '@xd/core/domain/import/fields.table.ts'
import { useStores } from '#data/company.ts'
import { refetchAfter } from '#data/refetch.ts'
import { useSignedIn } from '#data/session.ts'
import { FileColumns } from '#parts/file/file-columns.tsx'
import { FileDoubts } from '#parts/file/file-doubts.tsx'
import { FileImport } from '#parts/file/file-import.tsx'
import { useFileImport } from '#parts/file/use-file-import.ts'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { ImportResult } from './import-result.tsx'

interface Said {
  readonly storeID: number | undefined
  readonly mapping: Readonly<Record<string, ImportField | null>>
  readonly wholeBook: boolean | null
  readonly datesFirst: FirstPart | null
}

const ANEW = { mapping: {}, wholeBook: null, datesFirst: null }

interface Props {
  readonly onClose: () => void
  readonly onImported: (importID: number | undefined) => void
}

/** Imports a store's file: its content, its changes, then the import. */
export function ImportDialog({ onClose, onImported }: Props) {
  const { user } = useSignedIn()
  const stores = visibleStores(useStores(), user)
  const importing = useFileImport<'mailers/import-from-superpawn', Said>('mailers/import-from-superpawn', {
    said: { storeID: stores.length === 1 ? stores[0]!.storeID : undefined, ...ANEW },
    anew: ANEW,
    ask: ({ name, text }, { storeID, ...said }) =>
      storeID === undefined ? undefined : { filename: name, csv_data: text, storeID, ...said },
    onTaken: ({ import: done }) => {
      void refetchAfter('reload_tickets')
      toast(done.importState === 'finished' ? `${done.filename} was imported` : `${done.filename} is being imported`)
      onImported(done.importID ?? undefined)
    },
  })
  const { said, say } = importing
  return (
    <FileImport
      importing={importing}
      onClose={onClose}
      size="large"
      title="Import a file"
      description="A CSV file of customers and tickets from your store’s own system. Nothing changes until you choose Import."
      label="File from your store’s system"
      lacks={said.storeID === undefined ? 'Choose a store first' : null}
      refusal={(trial) => (trial.import.importID !== null ? 'This file was already imported' : trial.file.lacks)}
      above={
        <SelectField
          label="Store"
          value={said.storeID === undefined ? null : String(said.storeID)}
          options={stores.map((store) => ({ value: String(store.storeID), label: store.storeName }))}
          onChange={(value) => say({ storeID: Number(value) })}
        />
      }
    >
      {(trial) =>
        trial.import.importID !== null ? (
          <Banner
            tone="info"
            title="This file was already imported."
            actions={
              <Button size="small" onClick={() => onImported(trial.import.importID ?? undefined)}>
                Show that import
              </Button>
            }
          >
            To import it again, undo that import first.
          </Banner>
        ) : (
          <>
            <FileDoubts {...trial.file} onChange={(datesFirst) => say({ datesFirst })} />
            {!trial.file.lacks && <ImportResult result={trial.import} />}
            {!trial.file.lacks && trial.file.book && (
              <Checkbox
                label="Mark tickets that aren’t in this file as gone"
                hint={trial.file.book.sentence}
                checked={trial.file.book.isWhole}
                onChange={(wholeBook) => say({ wholeBook })}
              />
            )}
            <FileColumns
              {...trial.file}
              fields={IMPORT_FIELDS}
              nothing="Not imported"
              mapping={said.mapping}
              onChange={(mapping) => say({ mapping })}
            />
          </>
        )
      }
    </FileImport>
  )
}
