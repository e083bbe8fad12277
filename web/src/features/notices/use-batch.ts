import { numberIn, oneOf, textIn } from '#address/read.ts'
import { useAddress } from '#address/use-address.ts'
import { usePages } from '#parts/page/use-pages.ts'
import { useSame } from '#ui/hook/use-same.ts'
import { WANTED, type Wanted } from './status-figures.tsx'

export const NOTICES_PER_PAGE = 50

/** A batch and its notices, filtered as the address says, so that a link shows the same ones. */
export const useBatch = (batchID: number) => {
  const { params, go } = useAddress()
  const [find, page] = [textIn(params.find), numberIn(params.at) ?? 1]
  const wanted = oneOf<Wanted>(WANTED, params.state, 'all')
  const status = wanted === 'refused' ? 'all' : wanted
  const search = useSame({ filter: find, status, page, perPage: NOTICES_PER_PAGE })
  const query = usePages('notices/batch-details', { batchID, search }, 'notices', ({ noticeID }) => noticeID)
  const narrow = ({ state = wanted, find: found = find, at = page }: { state?: Wanted; find?: string; at?: number }) =>
    go(
      {
        state: state === 'all' ? undefined : state,
        find: found || undefined,
        at: at === 1 ? undefined : at,
      },
      found !== find,
    )
  return { query, wanted, find, page, narrow }
}

export type ShownBatch = ReturnType<typeof useBatch>
