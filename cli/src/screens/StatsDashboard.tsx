import { Box, Text } from 'ink'
import { type Stats, storesTable } from '#output/stats-tables.ts'
import { dollars, grouped } from '#output/figure.ts'
import { ago } from '#output/when.ts'
import { Dashboard, type Feed } from './Dashboard.tsx'
import { sparkline } from './sparkline.ts'
import { TableText } from './TableText.tsx'
import { useSize } from './use-size.ts'

const Figures = ({ stats, now }: { stats: Stats; now: number }) => {
  const days = stats.messagesByDay.slice(-28)
  return (
    <Box flexDirection="row">
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
      <Box flexDirection="column">
        <Text>In {sparkline(days.map((day) => day.in))}</Text>
        <Text>Out {sparkline(days.map((day) => day.out))}</Text>
        <Text dimColor>{days.length > 0 ? `     ${days[0]?.day} to ${days.at(-1)?.day}` : ' '}</Text>
        {stats.paymentsByStatus.map(({ status, count, amount }) => (
          <Text key={status}>
            {status.padEnd(10)}
            {grouped(count).padStart(7)} {dollars(amount)}
          </Text>
        ))}
      </Box>
    </Box>
  )
}

/** A company's statistics, or those of all companies, refreshed automatically. */
export const StatsDashboard = ({ load, seconds, now }: Feed<Stats>) => {
  const { columns, rows } = useSize()
  const room = Math.max(0, rows - 14)
  return (
    <Dashboard
      load={load}
      seconds={seconds}
      title={({ companyName, companies }) => companyName ?? `All ${grouped(companies)} companies`}
    >
      {(stats) => (
        <>
          <Figures stats={stats} now={now()} />
          <Text> </Text>
          {stats.stores.length > 0 && <TableText table={storesTable(stats.stores.slice(0, room))} width={columns} />}
        </>
      )}
    </Dashboard>
  )
}
