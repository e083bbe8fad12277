import { type RefObject, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { checkedWords } from '@xd/core/domain/message/checked-words.ts'
import type { WordMark } from '@xd/core/domain/message/word-mark.ts'
import type { CustomerData, StoreData } from '#data/company.ts'
import { useStoreDay } from '#parts/store/use-store-day.ts'
import { announce } from '#ui/a11y/announce.ts'
import { useSettled } from '#ui/hook/use-settled.ts'
import { useKnownFigures } from './known-figures.ts'
import styles from './pre-send-strip.module.css'

interface Props {
  text: string
  box: RefObject<HTMLTextAreaElement | null>
  customer: CustomerData
  store: StoreData
}

/** Once typing has paused for this long, what stands before the caret is finished too. */
const PAUSE_MS = 1_500

const NONE: readonly WordMark[] = []

const onCaret = (changed: () => void) => {
  document.addEventListener('selectionchange', changed)
  return () => document.removeEventListener('selectionchange', changed)
}

/** Figures that differ from what the customer’s tickets, requests and quotes say. They never keep anyone from sending. */
export function CheckedWords({ text, box, customer, store }: Props) {
  const known = useKnownFigures(customer.custID)
  const today = useStoreDay()(store.storeID)
  const isSettled = useSettled(text, PAUSE_MS) === text
  const caret = useSyncExternalStore(onCaret, () => box.current?.selectionStart ?? text.length)
  const typedAt = isSettled ? undefined : caret
  const marks = useMemo(
    () => (known === undefined ? NONE : checkedWords(text, known, today, typedAt)),
    [text, known, today, typedAt],
  )
  const spoken = useRef(new Set<string>())
  useEffect(() => {
    for (const { words } of marks)
      if (!spoken.current.has(words)) {
        spoken.current.add(words)
        announce(words)
      }
  }, [marks])
  if (marks.length === 0) return null
  return (
    <ul className={styles.checked}>
      {marks.map(({ from, words }) => (
        <li key={`${from} ${words}`}>{words}</li>
      ))}
    </ul>
  )
}
