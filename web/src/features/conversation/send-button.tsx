import { Archive, ChevronDown, Clock, SendHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { Kbd } from '#ui/status/kbd.tsx'
import styles from './send-button.module.css'

export interface SendButtonProps {
  /** Why it cannot be sent; null when it can. */
  reason: string | null
  /** Something has been written or picked, so the button shows the reason. */
  isBegun: boolean
  /** How it is sent, if there is a choice. */
  channelChoice: ReactNode
  onSend: () => void
  onSendAndArchive: () => void
  /** Absent if the company can't schedule messages. */
  onSendLater: (() => void) | undefined
}

export function SendButton({ reason, isBegun, channelChoice, onSend, onSendAndArchive, onSendLater }: SendButtonProps) {
  return (
    <span className={styles.send}>
      {isBegun && reason !== null ? (
        <span className={styles.why}>{reason}</span>
      ) : (
        <span className={styles.key} aria-hidden="true">
          <Kbd keys="Mod+Enter" />
        </span>
      )}
      {channelChoice}
      <span className={styles.split}>
        <Button size="small" variant="primary" className={styles.main} disabledReason={reason} onClick={onSend}>
          Send
        </Button>
        <Menu
          label="More ways to send"
          side="top"
          trigger={
            <IconButton
              size="small"
              variant="primary"
              className={styles.more}
              label="More ways to send"
              disabledReason={reason}
              icon={<ChevronDown aria-hidden="true" />}
            />
          }
          entries={[
            {
              key: 'send',
              label: 'Send',
              icon: <SendHorizontal aria-hidden="true" />,
              shortcut: 'Mod+Enter',
              onSelect: onSend,
            },
            {
              key: 'archive',
              label: 'Send & archive',
              icon: <Archive aria-hidden="true" />,
              shortcut: 'Mod+Shift+Enter',
              onSelect: onSendAndArchive,
            },
            ...(onSendLater
              ? [
                  {
                    key: 'later',
                    label: 'Send later…',
                    icon: <Clock aria-hidden="true" />,
                    onSelect: onSendLater,
                  },
                ]
              : []),
          ]}
        />
      </span>
    </span>
  )
}
