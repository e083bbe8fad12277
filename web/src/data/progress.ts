import { useCallback, useState } from 'react'
import type { EventData, LiveFrame } from '@xd/core/contract/event.ts'
import { useLiveEvent } from './live.ts'

/** The latest progress of long work. */
export type Progress = EventData['process_progress']

const NONE: ReadonlyMap<string, Progress> = new Map()

/** The progress of everything running, by its id (`mailer/12`), received while the component is mounted. */
export const useProgress = (): ReadonlyMap<string, Progress> => {
  const [heard, setHeard] = useState(NONE)
  useLiveEvent(
    useCallback(({ event, data }: LiveFrame) => {
      if (event !== 'process_progress') return
      setHeard((before) => new Map(before).set(data.processID, data))
    }, []),
  )
  return heard
}
