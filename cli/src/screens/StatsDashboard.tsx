import { Box, Text, useApp, useInput } from 'ink'
import { useEffect, useState } from 'react'
import { type Stats, storesTable } from '#output/stats-tables.ts'
import { dollars, grouped } from '#output/figure.ts'
import { ago } from '#output/when.ts'
import { TableText } from './TableText.tsx'
import { useSize } from './use-size.ts'

interface Props {
  readonly load: () => Promise<Stats>
  readonly seconds: number
  readonly now: () => number
}

const BARS = '▁▂▃▄▅▆▇█'

/** One character per day, its height relative to the busiest one. */
export const sparkline = (figures: readonly number[]): string => {
  const highest = Math.max(1, ...figures)
  return figures.map((figure) => BARS[Math.round((figure / highest) * (BARS.length - 1))] ?? ' ').join('')
}

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
          {'Last login'.padEnd(16)}
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

/** A company's statistics, refreshed automatically. The old figures stay while new ones load. */
export const StatsDashboard = ({ load, seconds, now }: Props) => {
  const { exit } = useApp()
  const { columns, rows } = useSize()
  const [stats, setStats] = useState<Stats>()
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

  const room = Math.max(0, rows - 14)
  return (
    <Box flexDirection="column">
      <Text bold>
        {stats === undefined ? 'Loading…' : (stats.companyName ?? `All ${grouped(stats.companies)} companies`)}
      </Text>
      {stats !== undefined && <Figures stats={stats} now={now()} />}
      <Text> </Text>
      {stats !== undefined && stats.stores.length > 0 && (
        <TableText table={storesTable(stats.stores.slice(0, room))} width={columns} />
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
