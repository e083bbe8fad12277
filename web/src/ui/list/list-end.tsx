import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { cx } from '#ui/class-names.ts'
import { LoadMore } from './load-more.tsx'
import type { Counted } from './no-rows.tsx'
import { Pager, totalOf, useLastPage } from './pager.tsx'
import styles from './pager.module.css'

type Props = Pick<ComponentProps<typeof Pager>, 'page' | 'perPage' | 'noun'> & {
  query: Counted
  onPage: (page: number, replace?: boolean) => void
  /** Absent while there is only one page. */
  onlyIfMore?: boolean
}

/** Below a list's rows: its pages or, on a phone, which adds rows as their end comes into view, their number. */
export function ListEnd({ query, page, perPage, onPage, noun, onlyIfMore = false }: Props) {
  useLastPage(query, { page, perPage, onPage })
  const { count = 0, countCapped = false } = query.data ?? {}
  if (count <= (onlyIfMore ? perPage : 0)) return null
  return query.more ? (
    count > 1 && <Loaded more={query.more} total={totalOf(count, countCapped, noun)} noun={noun} />
  ) : (
    <Pager {...{ page, perPage, count, countCapped, onPage, noun }} />
  )
}

interface LoadedProps {
  more: NonNullable<Counted['more']>
  total: string
  noun: string | undefined
}

function Loaded({ more: { shown, hasMore, loading, failed, onMore }, total, noun = 'entries' }: LoadedProps) {
  const line = useRef<HTMLParagraphElement>(null)
  const wasPressed = useRef(false)
  // The button disappears with the last rows, and the focus with it.
  useLayoutEffect(() => {
    if (!hasMore && wasPressed.current && document.activeElement === document.body) line.current?.focus()
  }, [hasMore])
  return (
    <div className={cx(styles.loaded, hasMore && styles.goesOn)}>
      <p ref={line} className="num" role="status" tabIndex={-1}>
        {failed ? `More ${noun} couldn’t be loaded.` : hasMore ? `${grouped(shown)} of ${total}` : total}
      </p>
      <LoadMore
        hasMore={hasMore}
        loading={loading}
        auto={!failed}
        label="Show more"
        onMore={(pressed) => {
          wasPressed.current ||= pressed
          onMore()
        }}
      />
    </div>
  )
}
