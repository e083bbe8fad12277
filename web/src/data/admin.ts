import type { WireOutput } from '@xd/core/contract/calls.ts'
import { refetchAfter, refetchOnConflict } from './refetch.ts'
import { useCallMutation } from './use-call.ts'

export type ListedCompanyData = WireOutput<'admin/companies/list'>['companies'][number]
export type AdminCompanyData = WireOutput<'admin/companies/fetch'>['company']

/** Changes any company, for XD Support; the company's own screens update through its events. */
export const useSaveCompany = () =>
  useCallMutation('admin/companies/save', {
    onSuccess: () => void refetchAfter('reload_admin'),
    onError: refetchOnConflict('reload_admin'),
  })
