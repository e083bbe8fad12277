import { documentPath } from '@xd/core/contract/documents.ts'
import { exportPath } from '@xd/core/contract/exports.ts'
import { LAW_IS_INFERRED } from '@xd/core/domain/notice/lawful.ts'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { PausingSearchBox } from '#ui/field/pausing-search-box.tsx'
import { ListEnd } from '#ui/list/list-end.tsx'
import { NoRows } from '#ui/list/no-rows.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { NoticesTable } from './notices-table.tsx'
import { isLetterByLaw } from './notice-words.ts'
import { RefusedList } from './refused-list.tsx'
import { StatusFigures } from './status-figures.tsx'
import { NOTICES_PER_PAGE, type ShownBatch } from './use-batch.ts'
import styles from './notices.module.css'

/** The notices of a batch, filtered by status and by a name, phone or ticket. */
export function BatchNotices({ query, wanted, find, page, narrow }: ShownBatch) {
  if (!query.data) return null
  const { batch, notices, refused, count } = query.data
  const { batchID, counts } = batch
  const status = wanted === 'refused' ? 'all' : wanted
  return (
    <div className={styles.notices}>
      <StatusFigures counts={counts} value={wanted} onChange={(state) => narrow({ state, at: 1 })} />
      {wanted === 'refused' ? (
        <RefusedList refused={refused} />
      ) : (
        <>
          <div className={styles.narrow}>
            <PausingSearchBox
              label="Find a notice"
              placeholder="Name, phone or ticket"
              value={find}
              onChange={(filter) => narrow({ find: filter, at: 1 })}
            />
            {count > 0 && (
              <>
                <DownloadLink
                  small
                  href={exportPath('notices', { batch: batchID, filter: find, status })}
                  label="Export CSV"
                />
                <DownloadLink small href={documentPath('notice-proof', { batch: batchID })} label="Proof (PDF)" />
              </>
            )}
          </div>
          {notices.some(isLetterByLaw) && <Banner tone="info">{LAW_IS_INFERRED}</Banner>}
          {notices.length === 0 ? (
            <NoRows
              query={query}
              noun="notices"
              isFiltered={find !== '' || wanted !== 'all'}
              onClearFilters={() => narrow({ find: '', state: 'all', at: 1 })}
              hint="Every notice in this batch was rejected."
            />
          ) : (
            <NoticesTable notices={notices} all="batch" />
          )}
          <ListEnd
            onlyIfMore
            query={query}
            page={page}
            perPage={NOTICES_PER_PAGE}
            onPage={(at) => narrow({ at })}
            noun="notices"
          />
        </>
      )}
    </div>
  )
}
