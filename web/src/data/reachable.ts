import { CallError } from '@xd/core/client/call-client.ts'
import { call } from './calls.ts'

/** Whether the server answers at all. Checked in the background. */
export const isReachable = (): Promise<boolean> =>
  call('auth/info', {}).then(
    () => true,
    (error: unknown) => !(error instanceof CallError && error.code === 'unreachable'),
  )
