import { useQuery } from '@tanstack/react-query'
import { REFRESH_SECONDS } from '@xd/core/domain/metals/compare.ts'
import { callQuery } from './use-call.ts'

/** Spec 2 §4: refetched every 60 seconds. Each answer restarts the countdown. */
export const useMetals = () =>
  useQuery({ ...callQuery('precious-metals/latest', {}), refetchInterval: REFRESH_SECONDS * 1000 })
