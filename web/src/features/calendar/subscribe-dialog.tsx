import { Copy } from 'lucide-react'
import { useState } from 'react'
import { refetch } from '#data/refetch.ts'
import { useCall, useCallMutation } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { SkeletonLines } from '#ui/busy/skeleton.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { copyShown } from '#ui/overlay/copy.ts'
import { Dialog, FooterStart } from '#ui/overlay/dialog.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { subscribeLinks } from './subscribe-links.ts'
import styles from './entry.module.css'

/** The user's own secret feed for other calendar programs. Its address is shown only while it is new. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch: again } = useCall('calendar/feed/fetch', {})
  const [url, setURL] = useState<string>()
  const save = useCallMutation('calendar/feed/update', {
    onSuccess: ({ url: made, feed }) => {
      if (made !== undefined || feed === null) setURL(made)
      void refetch('calendar/feed/fetch')
    },
    onError: toastFailure,
  })
  const feed = data?.feed
  const copy = (address: string) => void copyShown(address, 'Link')
  return (
    <Dialog
      open
      onClose={onClose}
      title="Subscribe"
      description="See these calendars in Google, Apple or Outlook. The address is secret and only for you."
      size="small"
      footer={
        <>
          {feed && (
            <FooterStart>
              <Button writes variant="dangerGhost" onClick={() => save.mutate({ feed: { deleteFeed: true } })}>
                Revoke
              </Button>
            </FooterStart>
          )}
          {feed && (
            <Button writes busy={save.isPending} onClick={() => save.mutate({ feed: { renew: true } })}>
              Renew address
            </Button>
          )}
          {feed === null && (
            <Button writes variant="primary" busy={save.isPending} onClick={() => save.mutate({ feed: {} })}>
              Create address
            </Button>
          )}
          {feed && <Button onClick={onClose}>Done</Button>}
        </>
      }
    >
      <div className={styles.fields}>
        {!data && error && (
          <EmptyState
            kind="failed"
            title="The feed couldn’t be loaded"
            text={error.message}
            onRetry={() => void again()}
          />
        )}
        {!data && !error && <SkeletonLines rows={3} label="Loading the feed" />}
        {url !== undefined && (
          <>
            <TextField
              label="Address"
              hint="Copy it now. It won’t be shown again. Anyone who has it can see your calendars."
              readOnly
              value={url}
              onChange={() => undefined}
              onFocus={(event) => event.target.select()}
            />
            <div className={styles.programs}>
              <Button icon={<Copy aria-hidden="true" />} onClick={() => copy(url)}>
                Copy link
              </Button>
              {subscribeLinks(url).map(({ name, href }) => (
                <a key={name} className={styles.program} href={href} target="_blank" rel="noreferrer">
                  {name}
                </a>
              ))}
            </div>
          </>
        )}
        {feed && url === undefined && (
          <p>Your address was shown when you created it. Renew it to get a new one. The old one will stop working.</p>
        )}
        {feed && (
          <Checkbox
            writes
            label="Initials instead of names"
            hint="Applies to customers."
            checked={feed.initials}
            onChange={(initials) => save.mutate({ feed: { initials } })}
          />
        )}
        <p>
          The feed has the calendars you’ve checked, as long as you can see them. Calendar apps refresh on their own
          schedule. Google can take up to a day.
        </p>
      </div>
    </Dialog>
  )
}
