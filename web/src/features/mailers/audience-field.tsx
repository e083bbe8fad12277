import { CircleAlert } from 'lucide-react'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { useLabels, useStores } from '#data/company.ts'
import { useCustomFields } from '#data/custom-fields.ts'
import { type AudienceData, useImportedFiles } from '#data/mailers.ts'
import { useSignedIn } from '#data/session.ts'
import { LabelFilter } from '#parts/label/label-filter.tsx'
import { StoreFilter } from '#parts/store/store-filter.tsx'
import { Button } from '#ui/action/button.tsx'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { DateRangeChip } from '#ui/picker/date-range-chip.tsx'
import {
  changed,
  contacted,
  contactPresets,
  dated,
  datePresets,
  duePresets,
  rangeOf,
  ticketDue,
} from './audience-draft.ts'
import { useAudienceWords } from './use-audience-words.ts'
import styles from './editor.module.css'

const ANY_FILE = 0

interface Props {
  readonly value: AudienceData
  readonly error: string | undefined
  readonly onChange: (audience: AudienceData) => void
}

/** The mailer’s audience: a chip for each condition, and all of them in one sentence. */
export function AudienceField({ value, error, onChange }: Props) {
  const { company } = useSignedIn()
  const [labels, stores] = [useLabels('customer'), useStores()]
  const dates = useCustomFields('customer').filter(({ type }) => type === 'date')
  const today = localDay(useNow(), company.companyTimezone)
  const files = useImportedFiles().filter(
    ({ importID, importState }) => importState === 'finished' || importID === value.importID,
  )
  const words = useAudienceWords()
  const set = (changes: Parameters<typeof changed>[1]) => onChange(changed(value, changes))
  return (
    <section className={styles.set} aria-label="Who gets it">
      <span className={styles.label}>Who gets it</span>
      <div className={styles.chips}>
        <LabelFilter
          labels={labels}
          value={value.label ?? null}
          onChange={(label) => set({ label: label ?? undefined })}
        />
        <StoreFilter
          stores={stores}
          value={value.store ?? 'all'}
          onChange={(store) => set({ store: store === 'all' ? undefined : store })}
        />
        <DateRangeChip
          label="Last contact"
          value={rangeOf(value.lastContactStart, value.lastContactEnd)}
          today={today}
          presets={contactPresets(today)}
          onChange={(range) => set(contacted(range))}
        />
        <DateRangeChip
          label="Ticket due"
          value={rangeOf(value.ticketDueStart, value.ticketDueEnd)}
          today={today}
          presets={duePresets(today)}
          onChange={(range) => set(ticketDue(range))}
        />
        {dates.map(({ id, title }) => {
          const own = value.customDate?.fieldID === id ? value.customDate : undefined
          return (
            <DateRangeChip
              key={id}
              label={title}
              value={rangeOf(own?.start, own?.end)}
              today={today}
              presets={datePresets(today)}
              onChange={(range) => set(dated(id, range))}
            />
          )
        })}
        {files.length > 0 && (
          <FilterChip
            label="File"
            value={value.importID ?? ANY_FILE}
            all={{ value: ANY_FILE, label: 'Any file' }}
            options={files.map(({ importID, filename }) => ({ value: importID ?? ANY_FILE, label: filename }))}
            onChange={(importID) => set({ importID: importID === ANY_FILE ? undefined : importID })}
          />
        )}
        {Object.keys(value).length > 0 && (
          <Button size="small" variant="ghost" onClick={() => onChange({})}>
            Everyone
          </Button>
        )}
      </div>
      <p className={styles.sentence}>{words(value)}.</p>
      {error && (
        <p className={styles.problem} role="alert">
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
    </section>
  )
}
