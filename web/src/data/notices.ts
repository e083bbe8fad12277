import { useMutation, useQuery } from '@tanstack/react-query'
import type { CallError } from '@xd/core/client/call-client.ts'
import type { Wire, WireOutput } from '@xd/core/contract/calls.ts'
import type { Notice, NoticeBatch } from '@xd/core/contract/entity/notice.ts'
import { isPrintable } from '@xd/core/domain/notice/unprintable.ts'
import { letterAddress } from '@xd/core/domain/notice/letter-address.ts'
import { call } from './calls.ts'
import { refetchAfter } from './refetch.ts'
import { useCallMutation } from './use-call.ts'

export type BatchData = Wire<typeof NoticeBatch>
export type NoticeData = Wire<typeof Notice>
export type RefusedData = WireOutput<'notices/batch-details'>['refused'][number]
export type NoticeForecastData = WireOutput<'notices/preview-batch'>['forecast']

type NoticeChange = 'notices/send-batch' | 'notices/cancel-batch' | 'notices/record-call' | 'notices/give-address'

/** A call that changes notices. Lists and details then show the server's state, especially after a refusal. */
export const useNoticeChange = <N extends NoticeChange>(name: N) =>
  useCallMutation(name, { onSettled: () => void refetchAfter('reload_notices') })

const LETTERS_AT_ONCE = 100

export interface BatchLetters {
  readonly printable: readonly number[]
  /** Letters that can't be printed: a sheet says so instead. */
  readonly unprintable: readonly number[]
}

const lettersOf = async (batchID: number): Promise<BatchLetters> => {
  const letters: NoticeData[] = []
  let cursor: string | null = null
  do {
    const search = { status: 'letter', perPage: LETTERS_AT_ONCE, ...(cursor !== null && { cursor }) }
    const page: WireOutput<'notices/batch-details'> = await call('notices/batch-details', { batchID, search })
    // Letters without an address are not printed.
    letters.push(...page.notices.filter(({ needsAddress }) => !needsAddress))
    cursor = page.nextCursor
  } while (cursor !== null)
  const idsOf = (are: boolean) =>
    letters.flatMap((notice) => {
      const address = letterAddress(notice.name, notice.postalAddress)
      return isPrintable({ ...notice, address }) === are ? notice.noticeID : []
    })
  return { printable: idsOf(true), unprintable: idsOf(false) }
}

/** A batch's letters that need mailing. */
export const useBatchLetters = (batchID: number | null) =>
  useQuery<BatchLetters, CallError>({
    queryKey: ['notices/batch-details', { batchID, letters: true }],
    queryFn: () => lettersOf(batchID!),
    enabled: batchID !== null,
    staleTime: 0,
  })

interface Mailed {
  readonly noticeIDs: readonly number[]
  readonly mailedOn: string
  readonly trackingNumber: string
}

const markMailed = async ({ noticeIDs, mailedOn, trackingNumber }: Mailed): Promise<void> => {
  for (let first = 0; first < noticeIDs.length; first += LETTERS_AT_ONCE)
    await call('notices/mark-mailed', {
      noticeIDs: noticeIDs.slice(first, first + LETTERS_AT_ONCE),
      mailedOn,
      ...(trackingNumber !== '' && { trackingNumber }),
    })
}

/** Records that letters were mailed. */
export const useMarkMailed = () =>
  useMutation<void, CallError, Mailed>({
    mutationFn: markMailed,
    onSettled: () => refetchAfter('reload_notices'),
  })
