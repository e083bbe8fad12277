import { useMutation } from '@tanstack/react-query'
import type { CallError } from '@xd/core/client/call-client.ts'
import type { Wire, WireOutput } from '@xd/core/contract/calls.ts'
import type { Notice, NoticeBatch } from '@xd/core/contract/entity/notice.ts'
import { call } from './calls.ts'
import { refetchAfter } from './refetch.ts'
import { useCallMutation } from './use-call.ts'

export type BatchData = Wire<typeof NoticeBatch>
export type NoticeData = Wire<typeof Notice>
export type RefusedData = WireOutput<'notices/batch-details'>['refused'][number]
export type NoticeForecastData = WireOutput<'notices/preview-batch'>['forecast']

type NoticeChange = 'notices/send-batch' | 'notices/cancel-batch' | 'notices/record-call'

/** A call that changes notices. Lists and details then show the server's state, especially if it refused. */
export const useNoticeChange = <N extends NoticeChange>(name: N) =>
  useCallMutation(name, { onSettled: () => void refetchAfter('reload_notices') })

interface Mailed {
  readonly letters:
    { readonly of: 'notice'; readonly noticeID: number } | { readonly of: 'batch'; readonly batchID: number }
  readonly mailedOn: string
  readonly trackingNumber: string
}

const markMailed = (noticeIDs: readonly number[], { mailedOn, trackingNumber }: Mailed) =>
  call('notices/mark-mailed', { noticeIDs, mailedOn, ...(trackingNumber !== '' && { trackingNumber }) })

/** Letters of a batch that have been marked are no longer to be printed: its first page is always the next one. */
const markBatch = async (batchID: number, mailed: Mailed): Promise<void> => {
  const search = { status: 'letter', perPage: 100 }
  for (;;) {
    const { notices } = await call('notices/batch-details', { batchID, search })
    if (notices.length === 0) return
    await markMailed(
      notices.map(({ noticeID }) => noticeID),
      mailed,
    )
  }
}

/** Records that one letter, or every letter of a batch, was mailed. */
export const useMarkMailed = () =>
  useMutation<unknown, CallError, Mailed>({
    mutationFn: (mailed) =>
      mailed.letters.of === 'batch'
        ? markBatch(mailed.letters.batchID, mailed)
        : markMailed([mailed.letters.noticeID], mailed),
    onSettled: () => refetchAfter('reload_notices'),
  })
