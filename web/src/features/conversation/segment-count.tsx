import { costOfText } from '@xd/core/domain/message/cost.ts'
import { MESSAGE_MAX_CHARACTERS, messageSegments } from '@xd/core/domain/message/segments.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { cx } from '#ui/class-names.ts'
import styles from './composer.module.css'

interface Props {
  text: string
  hasPictures: boolean
  /** For another country the carriers charge something else, which we don’t know. */
  isPriced: boolean
}

/** A text's length, how it is sent and billed, and roughly what the carriers charge. */
export function SegmentCount({ text, hasPictures, isPriced }: Props) {
  const { characters, segments, encoding } = messageSegments(text)
  return (
    <span className={cx(styles.count, 'num', characters > MESSAGE_MAX_CHARACTERS && styles.over)}>
      {characters > MESSAGE_MAX_CHARACTERS
        ? `${grouped(characters - MESSAGE_MAX_CHARACTERS)} over the limit`
        : `${grouped(characters)} / 1,600`}{' '}
      · {hasPictures ? 'picture message' : `${segments || 1} ${segments > 1 ? 'segments' : 'segment'}`}
      {encoding === 'UCS-2' && !hasPictures && ' · special characters'}
      {isPriced && ` · about ${costOfText(text, hasPictures)}¢`}
    </span>
  )
}
