import type { Wire, WireOutput } from '@xd/core/contract/calls.ts'
import type { Notice, NoticeBatch } from '@xd/core/contract/entity/notice.ts'
import { refetchAfter } from './refetch.ts'
import { useCallMutation } from './use-call.ts'

export type BatchData = Wire<typeof NoticeBatch>
export type NoticeData = Wire<typeof Notice>
export type RefusedData = WireOutput<'notices/batch-details'>['refused'][number]
export type NoticeForecastData = WireOutput<'notices/preview-batch'>['forecast']

type NoticeChange = 'notices/send-batch' | 'notices/cancel-batch'

/** A call that changes notices. Lists and details then show the server's state, above all when it refused. */
export const useNoticeChange = <N extends NoticeChange>(name: N) =>
  useCallMutation(name, { onSettled: () => void refetchAfter('reload_notices') })
