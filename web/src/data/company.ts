import { authorName } from '@xd/core/domain/access/employees.ts'
import type { Wire } from '@xd/core/contract/calls.ts'
import type { Customer } from '@xd/core/contract/entity/customer.ts'
import type { Employee } from '@xd/core/contract/entity/user.ts'
import type { Label } from '@xd/core/contract/entity/label.ts'
import type { Store } from '@xd/core/contract/entity/store.ts'
import { useCallback, useMemo } from 'react'
import { useCall } from './use-call.ts'

export type StoreData = Wire<typeof Store>
export type EmployeeData = Wire<typeof Employee>
export type LabelData = Wire<typeof Label>
export type CustomerData = Wire<typeof Customer>

const NONE: readonly never[] = []

/** The stores that the user may use. */
export const useStores = (): readonly StoreData[] => useCall('stores/list', {}).data?.stores ?? NONE
export const useStore = (storeID: number | undefined): StoreData | undefined =>
  useStores().find((store) => store.storeID === storeID)
export const useEmployees = (): readonly EmployeeData[] => useCall('employees/list', {}).data?.employees ?? NONE

export type AuthorOf = (userID: number | null) => string

/**
 * The name behind a message or action: a colleague, a former one, or '' for nobody. The function stays the same until
 * the list changes.
 */
export const useAuthors = (): AuthorOf => {
  const { data } = useCall('employees/list', {})
  return useCallback(
    (userID) => (userID === null || !data ? '' : authorName(userID, data.employees, data.former)),
    [data],
  )
}

/** The labels only this module: customer, conversation, payment or mailer. */
export const useLabels = (moduleKey: string): readonly LabelData[] => {
  const labels = useCall('labels/list', {}).data?.labels ?? NONE
  return useMemo(() => labels.filter((label) => label.labelModuleKey === moduleKey), [labels, moduleKey])
}
