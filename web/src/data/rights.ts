import { useEffect, useRef } from 'react'
import { CallError } from '@xd/core/client/call-client.ts'
import { queryClient } from './query-client.ts'
import type { Session } from './session.ts'

const rightsOf = ({ user, company }: Session): string =>
  JSON.stringify([user.userPermissions, user.userAllowedStoreIDs, company.features])

const isRefused = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 403 || error.status === 404)

/** Refetches everything on screen, and forgets what is refused now. */
const lookAgain = async (): Promise<void> => {
  const others = (name: unknown) => name !== 'auth/info'
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey: [name] }) => others(name) })
  await queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => others(name) })
  await queryClient.resetQueries({
    predicate: ({ queryKey: [name], state }) => others(name) && state.data !== undefined && isRefused(state.error),
  })
}

/** When the user's permissions change, the screen must follow: no event names the rows that are gone. */
export const useRights = (session: Session): void => {
  const rights = rightsOf(session)
  const before = useRef(rights)
  useEffect(() => {
    if (before.current === rights) return
    before.current = rights
    void lookAgain()
  }, [rights])
}
