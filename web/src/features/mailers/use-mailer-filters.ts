import { defaultStoreFilter } from '@xd/core/domain/access/stores.ts'
import { JOB_STATUSES, type JobStatus } from '@xd/core/domain/mailer/job-status.ts'
import { numberIn, oneOf, type Params, searchIn, type StoreFilterValue, storeIn } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import { useSame } from '#ui/hook/use-same.ts'

export const MAILERS_PER_PAGE = 25

interface MailerFilters {
  readonly filter: string
  readonly status: JobStatus | 'all'
  readonly store: StoreFilterValue
  readonly page: number
}

export const readMailerFilters = (params: Params, allowedStoreIDs: readonly number[]): MailerFilters => ({
  ...searchIn(params),
  status: oneOf(['all', ...JOB_STATUSES], params.status, 'all'),
  store: storeIn(params.store, defaultStoreFilter(allowedStoreIDs)),
})

export const mailerSearch = (filters: MailerFilters) => ({ ...filters, perPage: MAILERS_PER_PAGE })

/** What is open over the list: a mailer’s details, or the editor with a new one, a saved one or a copy. */
interface Editing {
  readonly jobID: number | null
  readonly likeID: number | null
}

const editingIn = ({ edit, like }: Params): Editing | undefined => {
  const jobID = numberIn(edit)
  if (jobID !== undefined) return { jobID, likeID: null }
  return edit === 'new' ? { jobID: null, likeID: numberIn(like) ?? null } : undefined
}

export const useMailerFilters = (allowedStoreIDs: readonly number[]) => {
  const { params, go, over, filters, ...rest } = useFilters((address) => readMailerFilters(address, allowedStoreIDs))
  const inside = { tab: undefined, state: undefined, why: undefined, find: undefined, at: undefined }
  const closed = { job: undefined, edit: undefined, like: undefined, ...inside }
  return {
    ...rest,
    filters,
    search: useSame(mailerSearch(filters)),
    shown: numberIn(params.job),
    editing: editingIn(params),
    show: (jobID: number | undefined) => go({ ...closed, job: jobID }),
    edit: (jobID: number | null, likeID?: number) => go({ ...closed, edit: jobID ?? 'new', like: likeID }),
    close: () => over(closed),
  }
}
