/** @jsxImportSource preact */
import type { Shown } from './panel-data.ts'

interface Props {
  readonly store: Shown['stores'][number] | undefined
  readonly words: Shown['words']
}

/** A store, and whether someone is there now. */
export function Hours({ store, words }: Props) {
  if (!store) return null
  const { storeName, open, reopens } = store
  return (
    <p class="hours">
      <b>{storeName}</b> {open ? words.openNow : reopens}
    </p>
  )
}
