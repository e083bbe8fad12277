import type { WireOutput } from '@xd/core/contract/calls.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { useSignedIn } from '#data/session.ts'
import { shortDay } from '#ui/picker/month.ts'
import { dollars } from '#ui/text/dollars.ts'
import styles from './loans.module.css'

interface Props {
  readonly versions: WireOutput<'loans/fetch'>['versions']
  readonly shown: number
  readonly onShow: (version: number) => void
}

/** Every saved version; each stays readable. */
export function LoanVersions({ versions, shown, onShow }: Props) {
  const { company } = useSignedIn()
  if (versions.length < 2) return null
  return (
    <section aria-label="Versions">
      <h3 className={styles.title}>Versions</h3>
      <ul className={styles.versions}>
        {versions.map(({ loanVersion, loanSavedDate, amount }) => (
          <li key={loanVersion}>
            <button
              type="button"
              className={styles.version}
              aria-current={loanVersion === shown ? 'true' : undefined}
              onClick={() => onShow(loanVersion)}
            >
              <span>Version {loanVersion}</span>
              <span className="num">
                {dollars(amount)}, {shortDay(localDay(Date.parse(loanSavedDate), company.companyTimezone))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
