import type { WireOutput } from '@xd/core/contract/calls.ts'
import { willDelete } from '@xd/core/domain/retention/retention.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { bytesWords } from '#ui/text/bytes-words.ts'

type Counted = WireOutput<'settings/retention/preview'>['preview'][number]

/** "About 12,400 messages from before November 28, 2023 will be deleted. Their pictures take up 1.2 GB." */
export const deletionLine = (counted: Counted | undefined, timezone: string): string => {
  if (counted === undefined) return 'Counting…'
  const { kind, count, before, bytes } = counted
  const line = willDelete(kind, count, asLocalDay(localDay(Date.parse(before), timezone)))
  if (bytes === 0) return line
  return `${line} ${kind === 'pictures' ? 'They' : 'Their pictures'} take up ${bytesWords(bytes)}.`
}
