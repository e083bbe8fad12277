import { MESSAGE_MAX_CHARACTERS, messageSegments } from '@xd/core/domain/message/segments.ts'
import { cx } from '#ui/class-names.ts'
import styles from './composer.module.css'

/** A text's length, and how many segments it is sent and billed as. */
export function SegmentCount({ text }: { text: string }) {
  const { characters, segments, encoding } = messageSegments(text)
  return (
    <span className={cx(styles.count, 'num', characters > MESSAGE_MAX_CHARACTERS && styles.over)}>
      {characters > MESSAGE_MAX_CHARACTERS
        ? `${(characters - MESSAGE_MAX_CHARACTERS).toLocaleString('en-US')} over the limit`
        : `${characters.toLocaleString('en-US')} / 1,600`}{' '}
      · {segments || 1} {segments > 1 ? 'segments' : 'segment'}
      {encoding === 'UCS-2' && ' · special characters'}
    </span>
  )
}
