import { useState } from 'react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { visibleStores } from '@xd/core/domain/access/stores.ts'
import type { FirstPart } from '@xd/core/domain/import/cell-day.ts'
import { IMPORT_FIELDS, type ImportField } from '@xd/core/domain/import/fields.table.ts'
import { useStores } from '#data/company.ts'
import { refetchAfter } from '#data/refetch.ts'
import { useSignedIn } from '#data/session.ts'
import { useCallMutation } from '#data/use-call.ts'
import { ChooseFile } from '#parts/file/choose-file.tsx'
import { FileColumns } from '#parts/file/file-columns.tsx'
import { FileDates } from '#parts/file/file-dates.tsx'
import { readFile } from '#parts/file/read-file.ts'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { ImportResult } from './import-result.tsx'
import styles from './imports.module.css'

type Trial = WireOutput<'mailers/import-from-superpawn'>
type Mapping = Readonly<Record<string, ImportField | null>>
interface Chosen {
  readonly filename: string
  readonly csv_data: string
}

interface Props {
  readonly onClose: () => void
  readonly onImported: (importID: number | undefined) => void
}

/** Imports a store's file: what it holds, what it would change, then the import. */
export function ImportDialog({ onClose, onImported }: Props) {
  const { user } = useSignedIn()
  const stores = visibleStores(useStores(), user)
  const [storeID, setStoreID] = useState<number | undefined>(stores.length === 1 ? stores[0]!.storeID : undefined)
  const [chosen, setChosen] = useState<Chosen>()
  const [mapping, setMapping] = useState<Mapping>({})
  const [wholeBook, setWholeBook] = useState<boolean | null>(null)
  const [datesFirst, setDatesFirst] = useState<FirstPart | null>(null)
  const [unreadable, setUnreadable] = useState<string>()
  const [trial, setTrial] = useState<Trial>()
  const look = useCallMutation('mailers/import-from-superpawn')
  const take = useCallMutation('mailers/import-from-superpawn', {
    onSuccess: ({ import: done }) => {
      void refetchAfter('reload_tickets')
      toast(done.importState === 'finished' ? `${done.filename} was imported` : `${done.filename} is being imported`)
      onImported(done.importID ?? undefined)
    },
  })

  const tryOut = (
    file: Chosen | undefined,
    store: number | undefined,
    said: Mapping,
    whole: boolean | null,
    first = datesFirst,
  ) => {
    if (file && store !== undefined)
      look.mutate(
        { ...file, storeID: store, mapping: said, wholeBook: whole, datesFirst: first, dryRun: true },
        // Heard only for the latest question: an earlier file may take longer.
        { onSuccess: setTrial },
      )
  }
  const choose = async (file: File | undefined) => {
    if (!file) return
    const decoded = await readFile(file)
    setTrial(undefined)
    look.reset()
    take.reset()
    setUnreadable(decoded.ok ? undefined : decoded.reason)
    const next = decoded.ok ? { filename: file.name, csv_data: decoded.text } : undefined
    setChosen(next)
    setMapping({})
    setWholeBook(null)
    setDatesFirst(null)
    tryOut(next, storeID, {}, null, null)
  }
  const known = trial !== undefined && trial.import.importID !== null
  const failure = look.error ?? take.error
  const wrong = unreadable ?? (failure && (Object.values(failure.fields ?? {})[0] ?? failure.message))
  const why =
    storeID === undefined
      ? 'Choose a store first'
      : chosen === undefined
        ? 'Choose a file first'
        : wrong
          ? 'This file can’t be imported'
          : trial === undefined || look.isPending
            ? 'The file is still being checked'
            : known
              ? 'This file was already imported'
              : trial.file.lacks
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title="Import a file"
      description="Customers and tickets from your store’s own system, as a CSV file. Nothing changes before you choose Import."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            writes
            variant="primary"
            busy={take.isPending}
            disabledReason={why}
            onClick={() =>
              chosen && storeID !== undefined && take.mutate({ ...chosen, storeID, mapping, wholeBook, datesFirst })
            }
          >
            Import
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <SelectField
          label="Store"
          value={storeID === undefined ? null : String(storeID)}
          options={stores.map((store) => ({ value: String(store.storeID), label: store.storeName }))}
          onChange={(value) => {
            setStoreID(Number(value))
            tryOut(chosen, Number(value), mapping, wholeBook)
          }}
        />
        <ChooseFile
          label="File from your store’s system"
          filename={chosen?.filename}
          busy={look.isPending}
          onChoose={(file) => void choose(file)}
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
              <Button size="small" onClick={() => onImported(trial.import.importID ?? undefined)}>
                Show that import
              </Button>
            }
          >
            The same file isn’t imported twice. Undo that import first to do it again.
          </Banner>
        )}
        {trial && !known && (
          <div role="status" className={styles.answer}>
            {trial.file.lacks && (
              <Banner tone="warning" title="Which column holds what?">
                {trial.file.lacks}
              </Banner>
            )}
            <FileDates
              {...trial.file}
              onChange={(first) => {
                setDatesFirst(first)
                tryOut(chosen, storeID, mapping, wholeBook, first)
              }}
            />
            {!trial.file.lacks && <ImportResult result={trial.import} />}
            {!trial.file.lacks && trial.file.book && (
              <Checkbox
                label="Tickets that aren’t in this file are gone"
                hint={trial.file.book.sentence}
                checked={trial.file.book.isWhole}
                onChange={(whole) => {
                  setWholeBook(whole)
                  tryOut(chosen, storeID, mapping, whole)
                }}
              />
            )}
            <FileColumns
              {...trial.file}
              fields={IMPORT_FIELDS}
              nothing="Not imported"
              onChange={(header, field) => {
                const said = { ...mapping, [header]: field }
                setMapping(said)
                tryOut(chosen, storeID, said, wholeBook)
              }}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}
