import { Activity, type ComponentProps, memo, startTransition, useEffect, useState } from 'react'
import { behindPaint } from '#ui/drawn-behind.tsx'
import { useLatest } from '#ui/hook/use-latest.ts'
import { isOverlaid } from '#ui/hook/use-shortcuts.ts'
import { ConversationScreen } from './conversation-screen.tsx'
import styles from './inbox-page.module.css'

/** The number of conversations that stay built, including the one on screen. */
const MOST_KEPT = 5

type Props = ComponentProps<typeof ConversationScreen>
type Kept = Pick<Props, 'convoID' | 'writing'>

const Screen = memo(ConversationScreen)

/**
 * React hides an inactive tree with `display: none`, after which all of it would need new styles and layout. Our style
 * sheet hides it instead.
 */
const stayLaidOut = (panes: HTMLElement | null) => {
  if (panes) panes.style.setProperty = () => undefined
}

/**
 * The open conversation, and the last few before it, hidden and inactive. Returning to one shows it unchanged. It
 * becomes active again (fetches, listens, reports presence) right after that paint.
 */
export function ConversationScreens({ convoID, writing, ...rest }: Props) {
  const [kept, setKept] = useState<readonly Kept[]>([{ convoID, writing }])
  const [working, setWorking] = useState(convoID)

  const left = kept[0]?.convoID
  const wakened = kept.map((one) => (one.convoID === convoID ? { convoID, writing } : one))
  if (left !== convoID) {
    const again = kept.find((one) => one.convoID === convoID)
    // A conversation left with a dialog or menu open is rebuilt.
    const others = kept.filter((one) => one !== again && (one.convoID !== left || !isOverlaid()))
    setKept([again ?? { convoID, writing }, ...others].slice(0, MOST_KEPT))
    if (!again) setWorking(convoID)
  } else if (working === convoID && kept[0]?.writing !== writing) setKept(wakened)

  const wake = useLatest(() => {
    setKept(wakened)
    setWorking(convoID)
  })
  useEffect(
    () => (working === convoID ? undefined : behindPaint(() => startTransition(() => wake.current()))),
    [working, convoID, wake],
  )
  return (
    <div className={styles.screens}>
      {kept
        .toSorted((a, b) => a.convoID - b.convoID)
        .map((one) => (
          <div key={one.convoID} className={styles.screen} data-kept={one.convoID !== convoID || undefined}>
            <Activity mode={one.convoID === working ? 'visible' : 'hidden'}>
              <div className={styles.panes} ref={stayLaidOut}>
                <Screen {...one} {...rest} />
              </div>
            </Activity>
          </div>
        ))}
    </div>
  )
}
