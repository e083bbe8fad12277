import { Printer } from 'lucide-react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { useStores } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { Button } from '#ui/action/button.tsx'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { DateRangeChip } from '#ui/picker/date-range-chip.tsx'
import { StoreFilter } from '#parts/store/store-filter.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { FilterLine, ListPage } from '#ui/list/list-page.tsx'
import { Tabs } from '#ui/overlay/tabs.tsx'
import { shortDay } from '#ui/picker/month.ts'
import { ChannelReport } from './channel-report.tsx'
import { MessageReport } from './message-report.tsx'
import { PaymentReport } from './payment-report.tsx'
import { ShownReport } from './shown-report.tsx'
import { TellerReport } from './teller-report.tsx'
import { useReportFilters } from './use-report-filters.ts'
import styles from './report.module.css'

const FILES = {
  payments: 'payment-report',
  tellers: 'teller-report',
  channels: 'channel-report',
  messages: 'message-report',
} as const

/**
 * The dollars that payment requests brought in over a date range, in total and by sender; the traffic on each channel;
 * and the results of notices and mailers.
 */
export function ReportsScreen() {
  const { user, company } = useSignedIn()
  const today = localDay(useNow(), company.companyTimezone)
  const { filters, isFiltered, clear, set } = useReportFilters(today, user.userAllowedStoreIDs)
  const stores = useStores()
  const { report, store } = filters
  const range = { start: filters.start, end: filters.end }
  const shown = { range, store, onClearFilters: isFiltered ? clear : undefined }
  const search = { dateStart: range.start, dateEnd: range.end, store }
  const storeName = stores.find(({ storeID }) => storeID === store)?.storeName ?? 'All stores'
  return (
    <ListPage
      title="Reports"
      actions={
        <>
          <DownloadLink href={exportPath(FILES[report], search)} label="Export CSV" />
          <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            Print
          </Button>
        </>
      }
      filters={
        <FilterLine>
          <DateRangeChip
            closed
            value={range}
            today={today}
            onChange={({ start, end }) => set({ start: start ?? range.start, end: end ?? range.end })}
          />
          <StoreFilter stores={stores} value={store} onChange={(next) => set({ store: next })} />
        </FilterLine>
      }
    >
      <p className={styles.days}>
        {company.companyName} · {storeName} · {shortDay(range.start)} – {shortDay(range.end)}
      </p>
      <div className={styles.tabs}>
        <Tabs
          label="Report"
          value={report}
          onChange={(next) => set({ report: next })}
          tabs={[
            {
              value: 'payments',
              label: 'Payments',
              panel: (
                <ShownReport
                  name="reports/payment-stats"
                  {...shown}
                  hasAny={({ totals }) => totals.requested.count > 0}
                >
                  {(stats, isOld) => <PaymentReport stats={stats} place={{ range, store, today, isOld }} />}
                </ShownReport>
              ),
            },
            {
              value: 'tellers',
              label: 'Tellers',
              panel: (
                <ShownReport name="reports/teller-stats" {...shown} hasAny={({ tellers }) => tellers.length > 0}>
                  {(stats, isOld) => <TellerReport stats={stats} place={{ range, store, today, isOld }} />}
                </ShownReport>
              ),
            },
            {
              value: 'channels',
              label: 'Channels',
              panel: (
                <ShownReport
                  name="reports/channel-stats"
                  {...shown}
                  nothing="No messages"
                  hasAny={({ totals: { messages, chats } }) =>
                    chats > 0 || messages.some(({ received, sent }) => received + sent > 0)
                  }
                >
                  {(stats) => <ChannelReport stats={stats} />}
                </ShownReport>
              ),
            },
            {
              value: 'messages',
              label: 'Messages',
              panel: (
                <ShownReport
                  name="reports/message-dollars"
                  {...shown}
                  nothing="No messages and no payments"
                  hasAny={({ messages, paid }) => messages.length > 0 || paid.count > 0}
                >
                  {(stats, isOld) => <MessageReport stats={stats} place={{ range, store, today, isOld }} />}
                </ShownReport>
              ),
            },
          ]}
        />
      </div>
    </ListPage>
  )
}
