import type { WireOutput } from '@xd/core/contract/calls.ts'
import { refetchAfter, refetchOnConflict } from './refetch.ts'
import { useCallMutation } from './use-call.ts'

export type CompanyData = WireOutput<'settings/company/fetch'>['company']

export const useSaveCompanySettings = () =>
  useCallMutation('settings/company/save', {
    onSuccess: () => void refetchAfter('reload_company'),
    onError: refetchOnConflict('reload_company'),
  })
