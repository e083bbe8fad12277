import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSandboxEvents } from '#data/sandbox.ts'
import { useCall } from '#data/use-call.ts'
import { LiveRegion } from '#ui/a11y/live-region.tsx'
import { Tabs } from '#ui/overlay/tabs.tsx'
import { Toasts } from '#ui/overlay/toasts.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { Spinner } from '#ui/busy/spinner.tsx'
import { CardNetwork } from './card-network.tsx'
import { Mailboxes } from './mailboxes.tsx'
import { Phones } from './phones.tsx'
import { type SandboxInfo, type SandboxPlace, TABS } from './place.ts'
import { PointOfSale } from './point-of-sale.tsx'
import { SandboxHeader } from './sandbox-header.tsx'
import styles from './sandbox-page.module.css'

/**
 * The world around the demo, as a customer's phone, mailbox, card network and point of sale see it. Only the demo has
 * one.
 */
export function SandboxPage() {
  const info = useCall('sandbox/info', {})
  useEffect(() => {
    document.title = 'Sandbox · XD Back Office'
  }, [])
  return (
    <div className={styles.page}>
      <SandboxHeader url={info.data?.url} />
      <main className={styles.main}>
        {info.data && <Sandbox info={info.data} />}
        {info.isPending && (
          <div className={styles.wait} aria-busy="true">
            <Spinner label="Loading" />
          </div>
        )}
        {info.isError &&
          (info.error.code === 'not_found' ? (
            <EmptyState
              kind="none"
              title="There’s no sandbox here"
              text="This system is live, so texts and charges are real. Only a demo has a sandbox."
            />
          ) : (
            <EmptyState
              kind="failed"
              title="The sandbox can’t be reached"
              text={info.error.message}
              onRetry={() => void info.refetch()}
            />
          ))}
      </main>
      <LiveRegion />
      <Toasts />
    </div>
  )
}

function Sandbox({ info }: { info: SandboxInfo }) {
  const place = useSearch({ strict: false }) as SandboxPlace
  const navigate = useNavigate()
  useSandboxEvents(info.url)
  const go = (next: SandboxPlace) => void navigate({ to: '.', search: next as never })
  return (
    <Tabs
      fill
      label="Parts of the simulated world"
      value={TABS.find((tab) => tab === place.tab) ?? 'phones'}
      onChange={(tab) => go({ tab })}
      tabs={[
        { value: 'phones', label: 'Phones', panel: <Phones info={info} place={place} go={go} /> },
        { value: 'mailbox', label: 'Mailbox', panel: <Mailboxes url={info.url} place={place} go={go} /> },
        { value: 'cards', label: 'Card network', panel: <CardNetwork url={info.url} /> },
        { value: 'pos', label: 'Point of sale', panel: <PointOfSale url={info.url} /> },
      ]}
    />
  )
}
