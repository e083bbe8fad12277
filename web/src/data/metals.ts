import { useQuery } from '@tanstack/react-query'
import { REFRESH_SECONDS } from '@xd/core/domain/metals/compare.ts'
import { callQuery } from './use-call.ts'

/** Spec 2 §4: fetched again every 60 seconds, with the countdown restarting at each answer. */
export const useMetals = () =>
  useQuery({ ...callQuery('precious-metals/latest', {}), refetchInterval: REFRESH_SECONDS * 1000 })
