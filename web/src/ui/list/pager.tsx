import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { useLatest } from '#ui/hook/use-latest.ts'
import type { Counted } from './no-rows.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import styles from './pager.module.css'

type Props = {
  /** From 1. */
  page: number
  perPage: number
  count: number
  /** The count stops at 10,000: "10,000+". */
  countCapped?: boolean
  onPage: (page: number) => void
  noun?: string
}

const pagesOf = (count: number, perPage: number) => Math.max(1, Math.ceil(count / perPage))

/**
 * Goes to the last page from one beyond it, which an old link may name, or whose rows are gone. It replaces that page,
 * so that Back does not return there.
 */
export const useLastPage = (
  { data, isPlaceholderData = false }: Counted,
  { page, perPage, onPage }: Pick<Props, 'page' | 'perPage'> & { onPage: (page: number, replace: boolean) => void },
) => {
  const go = useLatest(onPage)
  const last = data && !isPlaceholderData && !data.countCapped ? pagesOf(data.count, perPage) : page
  useEffect(() => {
    if (page > last) go.current(last, true)
  }, [go, page, last])
}

/** "10,000+ payments": the noun is a plural. */
export const totalOf = (count: number, countCapped = false, noun = 'entries') =>
  `${grouped(count)}${countCapped ? '+' : ''}${count === 1 ? '' : ` ${noun}`}`

export function Pager({ page, perPage, count, countCapped, onPage, noun }: Props) {
  const pages = pagesOf(count, perPage)
  const from = count === 0 ? 0 : (page - 1) * perPage + 1
  const to = Math.min(page * perPage, count)
  const range = [...new Set([from, to])].map((row) => grouped(row)).join('–')
  return (
    <nav className={styles.pager} aria-label="Pages">
      <span className="num" role="status">
        {range} of {totalOf(count, countCapped, noun)}
      </span>
      <span className={styles.acts}>
        <IconButton
          label="Previous page"
          icon={<ChevronLeft />}
          onClick={() => onPage(page - 1)}
          disabledReason={page <= 1 ? 'This is the first page' : null}
        />
        <span className="num">
          {page} / {grouped(pages)}
        </span>
        <IconButton
          label="Next page"
          icon={<ChevronRight />}
          onClick={() => onPage(page + 1)}
          disabledReason={page >= pages && !countCapped ? 'This is the last page' : null}
        />
      </span>
    </nav>
  )
}
