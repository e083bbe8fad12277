import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { useCall } from '#data/use-call.ts'
import { WaitingApprovals } from '#parts/approval/waiting-approvals.tsx'
import { SectionPage } from '#parts/page/section-page.tsx'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { MainAct } from '#ui/action/main-act.tsx'
import { NoRows } from '#ui/list/no-rows.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { TableCard } from '#ui/list/table-card.tsx'
import { KeysTable } from './keys-table.tsx'
import { SecretDialog, type Shown } from '#parts/employee/secret-dialog.tsx'
import { useOpened } from '#parts/page/use-opened.ts'
import styles from './api-keys.module.css'

/** The keys of programs that use the company's data: created, rotated and revoked here. */
export function ApiKeysScreen() {
  const query = useCall('settings/api-keys/list', {})
  const [secret, setSecret] = useState<Shown | null>(null)
  const keys = query.data?.keys ?? []
  const opened = useOpened('key', keys, 'keyID')
  return (
    <SectionPage
      title="API Keys"
      actions={
        <div className={styles.acts}>
          {keys.length > 0 && <DownloadLink href={exportPath('api-keys', {})} label="Export CSV" />}
          <MainAct writes label="Create API key" icon={<KeyRound aria-hidden="true" />} onClick={opened.add} />
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
          <KeysTable keys={keys} openID={opened.row?.keyID} onOpen={opened.open} />
        </TableCard>
      )}
      {opened.isOpen && secret === null && (
        <KeyDialog
          key={opened.key}
          apiKey={opened.row}
          onClose={opened.close}
          onSecret={(made) => {
            setSecret(made)
            opened.close()
          }}
        />
      )}
      {secret && <SecretDialog {...secret} onClose={() => setSecret(null)} />}
    </SectionPage>
  )
}
