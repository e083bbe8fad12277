import type { WireOutput } from '@xd/core/contract/calls.ts'
import { visitWords } from '#parts/visit/visit-words.ts'
import { usePages } from '#parts/page/use-pages.ts'
import { PagedRows } from '#ui/list/paged-rows.tsx'
import { TableCard } from '#ui/list/table-card.tsx'
import { type Column, Table } from '#ui/list/table.tsx'
import { momentWords } from './company-words.ts'
import styles from './admin.module.css'

type Visit = WireOutput<'admin/companies/visits/list'>['visits'][number]

const PER_PAGE = 25

const COLUMNS: Column<Visit, 'who' | 'why' | 'did' | 'when' | 'state'>[] = [
  { key: 'who', title: 'Who', phone: 'lead', cell: ({ userName }) => userName },
  {
    key: 'why',
    title: 'Reason',
    phone: 'wrap',
    cell: ({ reason, ticket }) => (ticket === null ? reason : `${reason} (${ticket})`),
  },
  { key: 'did', title: 'What they did', phone: 'end', cell: visitWords },
  {
    key: 'when',
    title: 'When',
    phone: 'tail',
    cell: ({ startedAt }) => <span className="num">{momentWords(startedAt)}</span>,
  },
  { key: 'state', spare: 1, title: 'Status', cell: ({ active }) => (active ? 'In progress' : 'Ended') },
]

/** XD Support's visits to a company, as its owners see them too. */
export function CompanyVisits({
  companyID,
  page,
  onPage,
}: {
  companyID: number
  page: number
  onPage: (page: number, replace?: boolean) => void
}) {
  const query = usePages(
    'admin/companies/visits/list',
    { companyID, search: { page, perPage: PER_PAGE } },
    'visits',
    ({ visitID }) => visitID,
  )
  const visits = query.data?.visits ?? []
  return (
    <div className={styles.sections}>
      <PagedRows
        query={query}
        noun="support visits"
        hint="Switch to the company to start the first one."
        page={page}
        perPage={PER_PAGE}
        onPage={onPage}
        table={
          visits.length === 0 ? null : (
            <TableCard>
              <Table label="Support visits" columns={COLUMNS} rows={visits} rowKey={({ visitID }) => visitID} />
            </TableCard>
          )
        }
      />
    </div>
  )
}
