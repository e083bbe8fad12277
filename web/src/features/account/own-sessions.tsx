import type { WireOutput } from '@xd/core/contract/calls.ts'
import { queryClient } from '#data/query-client.ts'
import { callKey, useCall, useCallMutation } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { SkeletonLines } from '#ui/busy/skeleton.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { deviceName } from './device-name.ts'
import styles from './own-account.module.css'

type OwnSession = WireOutput<'auth/sessions/list'>['sessions'][number]

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Where the user is signed in. */
export function OwnSessions() {
  const query = useCall('auth/sessions/list', {})
  const end = useCallMutation('auth/sessions/end', {
    onSuccess: (answer) => queryClient.setQueryData(callKey('auth/sessions/list', {}), answer),
    onError: toastFailure,
  })
  const sessions = query.data?.sessions ?? []
  if (query.isPending) return <SkeletonLines rows={3} label="Loading sessions" />
  if (query.isError)
    return (
      <Banner tone="danger" role="alert" title="Your sessions couldn’t be loaded.">
        {query.error.message}
      </Banner>
    )
  return (
    <div className={styles.form}>
      <ul className={styles.sessions} aria-label="Sessions">
        {sessions.map((session) => (
          <SessionRow key={session.sessionID} session={session} onEnd={(sessionID) => end.mutate({ sessionID })} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className={styles.acts}>
          <Button writes busy={end.isPending} onClick={() => end.mutate({})}>
            Sign out everywhere else
          </Button>
        </div>
      )}
    </div>
  )
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: (sessionID: string) => void }) {
  const { sessionID, createdAt, ip, userAgent, isThis } = session
  const device = deviceName(userAgent)
  return (
    <li className={styles.session}>
      <span className={styles.words}>
        <span>{isThis ? `${device}, this session` : device}</span>
        <span className={`${styles.about} num`}>
          Signed in {time.format(new Date(createdAt))}
          {ip ? ` from ${ip}` : ''}
        </span>
      </span>
      {!isThis && (
        <Button writes size="small" onClick={() => onEnd(sessionID)} aria-label={`Sign out ${device}`}>
          Sign out
        </Button>
      )}
    </li>
  )
}
