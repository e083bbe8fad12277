import type { WireOutput } from '@xd/core/contract/calls.ts'
import { useCall } from '#data/use-call.ts'
import { NoRows } from '#ui/list/no-rows.tsx'
import { Pager } from '#ui/list/pager.tsx'
import { type Column, Table } from '#ui/list/table.tsx'
import { countOf } from '#ui/text/count-of.ts'
import { momentWords } from './company-words.ts'
import styles from './admin.module.css'

type Visit = WireOutput<'admin/companies/visits/list'>['visits'][number]

const PER_PAGE = 25

const didWords = ({ readOnly, changes }: Visit): string =>
  readOnly ? 'View only' : changes === 0 ? 'No changes' : countOf(changes, 'change')

const COLUMNS: Column<Visit, 'who' | 'why' | 'did' | 'when' | 'state'>[] = [
  { key: 'who', title: 'Who', phone: 'lead', cell: ({ userName }) => userName },
  {
    key: 'why',
    title: 'Reason',
    phone: 'under',
    cell: ({ reason, ticket }) => (ticket === null ? reason : `${reason} (${ticket})`),
  },
  { key: 'did', title: 'What they did', phone: 'end', cell: didWords },
  {
    key: 'when',
    title: 'When',
    phone: 'tail',
    cell: ({ startedAt }) => <span className="num">{momentWords(startedAt)}</span>,
  },
  { key: 'state', title: 'State', cell: ({ active }) => (active ? 'Going on' : 'Over') },
]

/** The visits of XD Support to a company, as its owners read them too. */
export function CompanyVisits({
  companyID,
  page,
  onPage,
}: {
  companyID: number
  page: number
  onPage: (page: number) => void
}) {
  const query = useCall(
    'admin/companies/visits/list',
    { companyID, search: { page, perPage: PER_PAGE } },
    { keepPrevious: true },
  )
  const { visits = [], count = 0, countCapped = false } = query.data ?? {}
  return (
    <div className={styles.sections}>
      {visits.length === 0 ? (
        <NoRows
          query={query}
          noun="support visits"
          isFiltered={false}
          onClearFilters={() => undefined}
          hint="Switch to the company to make the first one."
        />
      ) : (
        <Table label="Support visits" columns={COLUMNS} rows={visits} rowKey={({ visitID }) => visitID} />
      )}
      {count > PER_PAGE && (
        <Pager page={page} perPage={PER_PAGE} count={count} countCapped={countCapped} onPage={onPage} noun="visits" />
      )}
    </div>
  )
}
