import { Box, Text } from 'ink'
import { countOf, grouped } from '@xd/core/domain/text/figure.ts'
import { failingTable, jobsTable, type SystemStats } from '#output/system-tables.ts'
import { ago } from '#output/when.ts'
import { Dashboard, type Feed } from './Dashboard.tsx'
import { sparkline } from './sparkline.ts'
import { TableText } from './TableText.tsx'
import { useSize } from './use-size.ts'

const Figures = ({ stats, now }: { stats: SystemStats; now: number }) => (
  <Box flexDirection="column">
    <Text>
      {stats.engine}, {grouped(Math.round(stats.bytes / 1_000_000))} MB · {countOf(stats.nodes, 'process', 'processes')}{' '}
      · started {ago(stats.startedAt, now)}
    </Text>
    <Text>
      {countOf(stats.sockets, 'socket')} · {countOf(stats.eventLag, 'event')} to send ·{' '}
      {countOf(stats.reconciliation.openDifferences, 'open difference')}
    </Text>
    {stats.backupOverdue && (
      <Text color="red">
        {stats.lastBackup === null ? 'There is no backup' : `The last backup was ${ago(stats.lastBackup, now)}`}
      </Text>
    )}
    <Text>In {sparkline(stats.messagesByHour.map((hour) => hour.in))} the last 24 hours</Text>
    <Text>Out {sparkline(stats.messagesByHour.map((hour) => hour.out))}</Text>
  </Box>
)

/** The state of the system, refreshed automatically. */
export const SystemDashboard = ({ load, seconds, now }: Feed<SystemStats>) => {
  const { columns, rows } = useSize()
  const room = Math.max(1, rows - 12)
  const cut = <T extends { rows: readonly unknown[] }>(table: T): T => ({ ...table, rows: table.rows.slice(0, room) })
  return (
    <Dashboard load={load} seconds={seconds} title={({ version, mode }) => `XD ${version}, ${mode}`}>
      {(stats) => (
        <>
          <Figures stats={stats} now={now()} />
          <Text> </Text>
          <TableText
            table={cut(stats.failingJobs.length > 0 ? failingTable(stats) : jobsTable(stats))}
            width={columns}
          />
        </>
      )}
    </Dashboard>
  )
}
