import { Box, Text, useApp, useInput } from 'ink'
import { useEffect, useState } from 'react'
import { JOB_STATUS_LABELS, isOver } from '@xd/core/domain/mailer/job-status.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { type Job, reachOf } from '#output/mailer-reach.ts'
import { drawn } from '#output/width.ts'

interface Props {
  readonly load: () => Promise<Job>
  /** Calls back on news about the mailer until the returned function is called. */
  readonly watch: (news: () => void) => () => void
}

const WIDTH = 40

export const progressBar = (share: number): string => {
  const full = Math.round(Math.min(1, Math.max(0, share)) * WIDTH)
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${String(Math.floor(share * 100)).padStart(3)}%`
}

/** The progress of a mailer, live; the screen closes when the mailer ends or the user presses q. */
export const MailerProgress = ({ load, watch }: Props) => {
  const { exit } = useApp()
  const [job, setJob] = useState<Job>()
  const [trouble, setTrouble] = useState<string>()
  useEffect(() => {
    const look = (): void =>
      void load().then(
        (next) => {
          setJob(next)
          setTrouble(undefined)
        },
        (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)),
      )
    look()
    return watch(look)
  }, [load, watch])
  // Only after drawing the final state, because it stays on the screen.
  useEffect(() => {
    if (job !== undefined && isOver(job.jobStatus)) exit()
  }, [job, exit])
  useInput((input) => {
    if (input === 'q') exit()
  })
  if (job === undefined) return <Text dimColor>{drawn(trouble ?? 'Loading…')}</Text>
  const { total, gone } = reachOf(job)
  const { delivered, failed, replied, optedOut, held } = job.counts
  return (
    <Box flexDirection="column">
      <Text bold>{drawn(job.jobTitle)}</Text>
      <Text>
        {JOB_STATUS_LABELS[job.jobStatus].padEnd(10)} {progressBar(total === 0 ? 0 : gone / total)} {grouped(gone)} of{' '}
        {grouped(total)}
      </Text>
      <Text dimColor>
        {grouped(delivered)} delivered, {grouped(failed)} failed, {grouped(replied)} replied, {grouped(optedOut)} opted
        out, {grouped(held)} held for quiet hours
      </Text>
      {job.jobPausedReason !== null && <Text>{drawn(job.jobPausedReason)}</Text>}
      {trouble !== undefined && <Text>{drawn(trouble)}</Text>}
      <Text dimColor>q closes this view. The mailer keeps sending.</Text>
    </Box>
  )
}
