import { Box, Text, useApp, useInput } from 'ink'
import { useEffect, useState } from 'react'
import { grouped } from '#output/figure.ts'
import { failingTable, jobsTable, type SystemStats } from '#output/system-tables.ts'
import { ago } from '#output/when.ts'
import { sparkline } from './StatsDashboard.tsx'
import { TableText } from './TableText.tsx'
import { useSize } from './use-size.ts'

interface Props {
  readonly load: () => Promise<SystemStats>
  readonly seconds: number
  readonly now: () => number
}

const Figures = ({ stats, now }: { stats: SystemStats; now: number }) => (
  <Box flexDirection="column">
    <Text>
      {stats.engine}, {grouped(Math.round(stats.bytes / 1_000_000))} MB · {stats.nodes}{' '}
      {stats.nodes === 1 ? 'process' : 'processes'} · started {ago(stats.startedAt, now)}
    </Text>
    <Text>
      {grouped(stats.sockets)} sockets · {grouped(stats.eventLag)} events to send ·{' '}
      {grouped(stats.reconciliation.openDifferences)} open differences
    </Text>
    <Text>In {sparkline(stats.messagesByHour.map((hour) => hour.in))} the last 24 hours</Text>
    <Text>Out {sparkline(stats.messagesByHour.map((hour) => hour.out))}</Text>
  </Box>
)

/** How the system stands, refreshed automatically. The old figures stay while new ones load. */
export const SystemDashboard = ({ load, seconds, now }: Props) => {
  const { exit } = useApp()
  const { columns, rows } = useSize()
  const [stats, setStats] = useState<SystemStats>()
  const [fault, setFault] = useState('')
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    let current = true
    load().then(
      (loaded) => {
        if (!current) return
        setStats(loaded)
        setFault('')
      },
      (error: unknown) => {
        if (current) setFault(error instanceof Error ? error.message : String(error))
      },
    )
    const timer = setTimeout(() => setTurn((before) => before + 1), seconds * 1000)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [turn, load, seconds])

  useInput((input, key) => {
    if (input === 'q' || key.escape) exit()
    if (input === 'r') setTurn((before) => before + 1)
  })

  const room = Math.max(1, rows - 12)
  const cut = <T extends { rows: readonly unknown[] }>(table: T): T => ({ ...table, rows: table.rows.slice(0, room) })
  return (
    <Box flexDirection="column">
      <Text bold>{stats === undefined ? 'Loading…' : `XD ${stats.version}, ${stats.mode}`}</Text>
      {stats !== undefined && <Figures stats={stats} now={now()} />}
      <Text> </Text>
      {stats !== undefined && (
        <TableText table={cut(stats.failingJobs.length > 0 ? failingTable(stats) : jobsTable(stats))} width={columns} />
      )}
      {fault !== '' && (
        <Text>
          ! {fault}
          {stats !== undefined && ' Showing what was last known.'}
        </Text>
      )}
      <Text dimColor>Refreshes every {seconds} s · r refresh now · q quit</Text>
    </Box>
  )
}
