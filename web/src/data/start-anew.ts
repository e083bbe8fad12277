import { queryClient } from './query-client.ts'

/** Reloads the page for another company, so that nothing of the previous one stays. */
export const startAnew = (): void => {
  queryClient.clear()
  location.assign('/')
}
