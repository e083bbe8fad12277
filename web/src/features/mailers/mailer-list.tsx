import { Mails, Plus } from 'lucide-react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { JOB_STATUS_LABELS, JOB_STATUSES } from '@xd/core/domain/mailer/job-status.ts'
import { useStores } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { StoreFilter } from '#parts/store/store-filter.tsx'
import { usePages } from '#parts/page/use-pages.ts'
import { MainAct } from '#ui/action/main-act.tsx'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { SearchedList } from '#ui/list/searched-list.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { MailerDetails } from './mailer-details.tsx'
import { MailerEditor } from './mailer-editor.tsx'
import { MailersTable } from './mailers-table.tsx'
import { MAILERS_PER_PAGE, useMailerFilters } from './use-mailer-filters.ts'

const WHAT_FOR =
  'A mailer is one text or email to many customers, about a sale, a holiday or a due date. Before it sends, you see who gets it, what it says and what it costs.'

/** The company's mailers, newest first; one is shown, or written, over the list. */
export function MailerList() {
  const { user } = useSignedIn()
  const list = useMailerFilters(user.userAllowedStoreIDs)
  const { filters, search, isFiltered, set, shown, show, editing, edit, close } = list
  const query = usePages('mailers/list-jobs', { search }, 'jobs', ({ jobID }) => jobID)
  const stores = useStores()
  const write = () => edit(null)
  useShortcuts([{ keys: 'n', group: 'Mailers', does: 'New mailer', writes: true, run: write }])
  const jobs = query.data?.jobs ?? []
  const isEmpty = query.isSuccess && jobs.length === 0 && !isFiltered
  const fresh = <MainAct writes label="New mailer" icon={<Plus aria-hidden="true" />} onClick={write} />
  return (
    <SearchedList
      title="Mailers"
      csv={exportPath('mailers', search)}
      actions={isEmpty ? null : fresh}
      query={query}
      list={list}
      perPage={MAILERS_PER_PAGE}
      box={{ label: 'Filter mailers', placeholder: 'Title' }}
      noun="mailers"
      hint={WHAT_FOR}
      chips={
        <>
          <FilterChip
            label="Status"
            value={filters.status}
            all={{ value: 'all', label: 'Any status' }}
            options={JOB_STATUSES.map((status) => ({ value: status, label: JOB_STATUS_LABELS[status] }))}
            onChange={(status) => set({ status })}
          />
          <StoreFilter stores={stores} value={filters.store} onChange={(store) => set({ store })} />
        </>
      }
      table={jobs.length === 0 ? null : <MailersTable jobs={jobs} openID={shown} onOpen={show} />}
      empty={
        isEmpty && (
          <EmptyState
            kind="none"
            icon={<Mails aria-hidden="true" />}
            title="No mailers yet"
            text={WHAT_FOR}
            actions={fresh}
          />
        )
      }
    >
      {shown !== undefined && <MailerDetails key={shown} jobID={shown} onClose={close} onEdit={edit} />}
      {editing && (
        <MailerEditor key={`${editing.jobID}/${editing.likeID}`} {...editing} onShow={show} onClose={close} />
      )}
    </SearchedList>
  )
}
