import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { drawn } from '#output/width.ts'
import { useRefreshed } from './use-refreshed.ts'

/** A dashboard's data source. It reloads every few seconds, and ages are relative to `now`. */
export interface Feed<T> {
  readonly load: () => Promise<T>
  readonly seconds: number
  readonly now: () => number
}

interface Props<T> extends Omit<Feed<T>, 'now'> {
  readonly title: (stats: T) => string
  readonly children: (stats: T) => ReactNode
}

/** Figures that refresh automatically, under their title, with any error and the keys below. */
export const Dashboard = <T,>({ load, seconds, title, children }: Props<T>) => {
  const { loaded, fault } = useRefreshed(load, seconds)
  return (
    <Box flexDirection="column">
      <Text bold wrap="truncate">
        {loaded === undefined ? 'Loading…' : drawn(title(loaded))}
      </Text>
      {loaded !== undefined && children(loaded)}
      {fault !== '' && (
        <Text>
          ! {drawn(fault)}
          {loaded !== undefined && ' Showing what was last known.'}
        </Text>
      )}
      <Text dimColor>Refreshes every {seconds} s · r refresh now · q quit</Text>
    </Box>
  )
}
