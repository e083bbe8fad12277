import type { AccountLink } from '@xd/core/domain/access/account-email.ts'
import { VISIT_READ_ONLY } from '@xd/core/domain/access/visit-approval.ts'
import { type Query, useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { CallError } from '@xd/core/client/call-client.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { call, onFactorRequired, onSignedOut } from './calls.ts'
import { disownLocal } from './local.ts'
import { queryClient } from './query-client.ts'
import type { Factor } from './second-factor.ts'
import { startAnew } from './start-anew.ts'
import { dropQuestion } from './step-up.ts'
import { leavingNothing } from './unsent.ts'
import { callKey, callQuery } from './use-call.ts'

export type Session = WireOutput<'auth/info'>

/** Not signed in: a 403 from auth/info (spec 1 §4). */
const isNobody = (error: unknown): boolean => error instanceof CallError && error.status === 403

// The server no longer knows the session: asks once, for all components, who is signed in. Calls refused after that
// must not take the form away from a user signing in again.
onSignedOut(() => {
  const queryKey = callKey('auth/info', {})
  if (isNobody(queryClient.getQueryState(queryKey)?.error)) return
  void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
})

// Its answer confirms it, and the current screen gives way once, however many calls were refused.
onFactorRequired(() => {
  const queryKey = callKey('auth/info', {})
  const known = queryClient.getQueryData<Session>(queryKey)
  if (!known?.secondFactorDue?.overdue) void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
})

/** Asks who is signed in. If another tab has signed in someone else, none of the previous user's data may stay here. */
const askWho = async (): Promise<Session> => {
  const before = queryClient.getQueryData<Session>(callKey('auth/info', {}))
  const info = await call('auth/info', {})
  if (before && personOf(before) !== personOf(info)) startAnew()
  return info
}

/**
 * The session: `undefined` while unknown, `null` when not signed in, otherwise the signed-in user's. Errors other than
 * 403 are thrown for the error page.
 */
export const useSession = (): Session | null | undefined => {
  // “Not signed in” is an answer too: the next component must not ask again and show the splash.
  const info = useQuery({ ...callQuery('auth/info', {}), queryFn: askWho, retryOnMount: false })
  if (isNobody(info.error)) return null
  if (info.error && !info.data) throw info.error
  return info.data
}

/** Names the user and their company; in a support visit, also the visitor. */
export const personOf = ({ company, user, session }: Session): string =>
  [company.companyID, user.userID, session.impersonatedBy?.userID].join('/')

const SignedIn = createContext<Session | null>(null)
export const SignedInProvider = SignedIn.Provider

/** The session, anywhere inside the signed-in layout. */
export const useSignedIn = (): Session => {
  const session = useContext(SignedIn)
  if (session === null) throw new Error('Shown outside the signed-in layout')
  return session
}

/** A support visit that is view-only. */
export const isReadOnly = ({ session }: Pick<Session, 'session'>): boolean => session.impersonatedBy?.readOnly ?? false

/**
 * Why nothing can be changed on such a visit, in the server's words; null if changes are allowed. Disabled controls
 * show it beforehand.
 */
export const readOnlyReason = (session: Pick<Session, 'session'>): string | null =>
  !isReadOnly(session)
    ? null
    : session.session.impersonatedBy?.approval === 'waiting'
      ? 'View only until the company allows changes.'
      : VISIT_READ_ONLY

/** Settles once the first screen's data has arrived. */
type Greeting = (session: Session) => Promise<unknown>
const greetings = new Set<Greeting>()

/** Called with the user who has just signed in, before anything is drawn for them. */
export const onSignedIn = (greeting: Greeting): (() => void) => {
  greetings.add(greeting)
  return () => void greetings.delete(greeting)
}

/**
 * How long the first screen waits for its data: drawing it twice, without data and then with it, takes twice as long.
 */
const FIRST_SCREEN_MS = 400

export const signIn = (username: string, password: string, factor: Factor = {}): Promise<void> =>
  enter(() => call('auth/login', { username, password, ...factor }))
/**
 * Signs in with the password just chosen by an invited user, or by one who forgot theirs. Rejects with the problem, if
 * there is one.
 */
export const signInByLink = (kind: AccountLink, token: string, password: string, factor: Factor = {}): Promise<void> =>
  enter(() =>
    kind === 'invite'
      ? call('auth/accept-invite', { token, password })
      : call('auth/reset-password', { token, password, ...factor }),
  ).catch((error: unknown) => {
    throw error instanceof CallError && error.code !== 'second_factor_needed'
      ? new Error(error.fields['password'] ?? error.message)
      : error
  })

const isOfScreens = { predicate: ({ queryKey: [name] }: Query) => name !== 'auth/info' }

/**
 * Signs in and loads the session. It first drops anything an earlier user left in memory. The same user's visible data
 * is refetched, so that their typing stays.
 */
const enter = async (signingIn: () => Promise<unknown>): Promise<void> => {
  disownLocal()
  const infoKey = callKey('auth/info', {})
  const before = queryClient.getQueryData<Session>(infoKey)
  await signingIn()
  const info = await call('auth/info', {})
  if (before && personOf(before) === personOf(info)) void queryClient.invalidateQueries(isOfScreens)
  else {
    queryClient.removeQueries(isOfScreens)
    queryClient.getMutationCache().clear()
    dropQuestion()
  }
  await Promise.race([
    Promise.allSettled([...greetings].map((greet) => greet(info))),
    new Promise((late) => setTimeout(late, FIRST_SCREEN_MS)),
  ])
  queryClient.setQueryData(infoKey, info)
}

/** Signs out and forgets everything shown. The session may already be over. */
export const signOut = async (): Promise<void> => {
  await leavingNothing(() =>
    call('auth/logout', {}).catch((error: unknown) => {
      if (!(error instanceof CallError && error.code === 'signed_out')) throw error
    }),
  )
  queryClient.clear()
  location.assign('/login')
}
