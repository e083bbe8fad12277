import { Box, Text } from 'ink'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { type Stats, storesTable } from '#output/stats-tables.ts'
import { dollars } from '#output/figure.ts'
import { ago } from '#output/when.ts'
import { Dashboard, type Feed } from './Dashboard.tsx'
import { sparkline } from './sparkline.ts'
import { TableText } from './TableText.tsx'
import { useSize } from './use-size.ts'

/** The width that figures need beside their last days. Narrower terminals omit the days. */
const WIDE = 70

const Figures = ({ stats, now }: { stats: Stats; now: number }) => (
  <Box flexDirection="column" width={36}>
    {[
      ['Customers', stats.customers],
      ['Messages in', stats.messagesIn],
      ['Messages out', stats.messagesOut],
      ['Unanswered', stats.unanswered],
    ].map(([title, figure]) => (
      <Text key={title}>
        {String(title).padEnd(16)}
        {grouped(Number(figure)).padStart(14)}
      </Text>
    ))}
    <Text>
      {'Last sign-in'.padEnd(16)}
      {(stats.lastLogin === null ? 'never' : ago(stats.lastLogin, now)).padStart(14)}
    </Text>
  </Box>
)

const Days = ({ messagesByDay }: Stats) => {
  const days = messagesByDay.slice(-28)
  return (
    <>
      <Text>In {sparkline(days.map((day) => day.in))}</Text>
      <Text>Out {sparkline(days.map((day) => day.out))}</Text>
      <Text dimColor>{days.length > 0 ? `     ${days[0]?.day} to ${days.at(-1)?.day}` : ' '}</Text>
    </>
  )
}

const Payments = ({ paymentsByStatus }: Stats) =>
  paymentsByStatus.map(({ status, count, amount }) => (
    <Text key={status} wrap="truncate">
      {status.padEnd(10)}
      {grouped(count).padStart(7)} {dollars(amount)}
    </Text>
  ))

/** The number of lines for the figures, including the payments below or beside them. */
const heightOf = ({ paymentsByStatus }: Stats, isWide: boolean): number =>
  isWide ? Math.max(5, 3 + paymentsByStatus.length) : 5 + paymentsByStatus.length

/**
 * Lines around the figures and the stores: title, empty line, heading, column titles, any error, keys, and the cursor's
 * line.
 */
const AROUND = 7

/** A company's statistics, or those of all companies, refreshed automatically. */
export const StatsDashboard = ({ load, seconds, now }: Feed<Stats>) => {
  const { columns, rows } = useSize()
  const isWide = columns >= WIDE
  return (
    <Dashboard
      load={load}
      seconds={seconds}
      title={({ companyName, companies }) => companyName ?? `All ${grouped(companies)} companies`}
    >
      {(stats) => {
        const stores = stats.stores.slice(0, Math.max(0, rows - heightOf(stats, isWide) - AROUND))
        return (
          <>
            <Box flexDirection={isWide ? 'row' : 'column'}>
              <Figures stats={stats} now={now()} />
              <Box flexDirection="column">
                {isWide && <Days {...stats} />}
                <Payments {...stats} />
              </Box>
            </Box>
            {stores.length > 0 && (
              <Box marginTop={1}>
                <TableText table={storesTable(stores)} width={columns} />
              </Box>
            )}
          </>
        )
      }}
    </Dashboard>
  )
}
