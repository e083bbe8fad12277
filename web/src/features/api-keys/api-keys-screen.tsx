import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { textIn } from '#address/read.ts'
import { useAddress } from '#address/use-address.ts'
import { useCall } from '#data/use-call.ts'
import { WaitingApprovals } from '#parts/approval/waiting-approvals.tsx'
import { SectionPage } from '#parts/page/section-page.tsx'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { MainAct } from '#ui/action/main-act.tsx'
import { useHeld } from '#ui/hook/use-held.ts'
import { NoRows } from '#ui/list/no-rows.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { TableCard } from '#ui/list/table-card.tsx'
import { KeysTable } from './keys-table.tsx'
import { SecretDialog, type Shown } from '#parts/employee/secret-dialog.tsx'
import styles from './api-keys.module.css'

const NEW = 'new'

/** The keys of programs that use the company's data: created, rotated and revoked here. */
export function ApiKeysScreen() {
  const query = useCall('settings/api-keys/list', {})
  const { params, over } = useAddress()
  const [secret, setSecret] = useState<Shown | null>(null)
  const keys = query.data?.keys ?? []
  const shown = textIn(params.key)
  const key = useHeld(
    shown,
    keys.find(({ keyID }) => String(keyID) === shown),
  )
  const show = (which: number | typeof NEW | undefined) => over({ key: which })
  return (
    <SectionPage
      title="API Keys"
      actions={
        <div className={styles.acts}>
          {keys.length > 0 && <DownloadLink href={exportPath('api-keys', {})} label="Export CSV" />}
          <MainAct writes label="Create API key" icon={<KeyRound aria-hidden="true" />} onClick={() => show(NEW)} />
        </div>
      }
    >
      <p className={styles.about}>
        An API key lets a program, such as a website, a report or your own system, work with your data. It can do only
        what you choose here, and never more than the person who created it. The activity log shows everything it does.
      </p>
      <WaitingApprovals of={['settings/api-keys/save']} />
      {keys.length === 0 ? (
        <NoRows
          query={query}
          noun="API keys"
          isFiltered={false}
          onClearFilters={() => undefined}
          hint="Create one for each program, so you can revoke one and keep the others."
        />
      ) : (
        <TableCard>
          <KeysTable keys={keys} openID={key?.keyID} onOpen={show} />
        </TableCard>
      )}
      {(key || shown === NEW) && secret === null && (
        <KeyDialog
          key={key?.keyID ?? NEW}
          apiKey={key ?? null}
          onClose={() => show(undefined)}
          onSecret={(made) => {
            setSecret(made)
            show(undefined)
          }}
        />
      )}
      {secret && <SecretDialog {...secret} onClose={() => setSecret(null)} />}
    </SectionPage>
  )
}
