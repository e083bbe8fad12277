import { exportPath } from '@xd/core/contract/exports.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { useCall } from '#data/use-call.ts'
import { useSignedIn } from '#data/session.ts'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { Button } from '#ui/action/button.tsx'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { shortDay } from '#ui/picker/month.ts'
import styles from './entry.module.css'

interface Props {
  busy: boolean
  onUndo: (importID: number) => void
}

/** The newest imports that can still be undone. */
export function EarlierImports({ busy, onUndo }: Props) {
  const { company } = useSignedIn()
  const { data } = useCall('calendar/imports/list', {})
  const all = (data?.imports ?? []).filter(({ left }) => left > 0)
  if (all.length === 0) return null
  return (
    <section aria-label="Earlier imports" className={styles.fields}>
      <h3 className={styles.heading}>Earlier imports</h3>
      <ul className={styles.imports}>
        {all.map(({ importID, filename, importedAt, made, left }) => (
          <li key={importID}>
            <span>
              <strong>{filename}</strong> {shortDay(localDay(Date.parse(importedAt), company.companyTimezone))},{' '}
              {countOf(made, 'entry', 'entries')}
              {left < made && `, ${left} unchanged`}
            </span>
            <Button
              writes
              size="small"
              busy={busy}
              aria-label={`Undo the import of ${filename}`}
              onClick={() => onUndo(importID)}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <DownloadLink small href={exportPath('calendar-imports', {})} label="Export CSV" />
      </div>
    </section>
  )
}
