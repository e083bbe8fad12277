import { join } from 'node:path'
import type { QueryClient } from '@tanstack/react-query'
import { expect, vi } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import type { Feature } from '@xd/core/domain/access/features.ts'
import { PERMISSIONS, type Permission } from '@xd/core/domain/access/permissions.ts'
import { drawn, rendered, SESSION } from '../acts/drawn.ts'
import type { Session } from '#data/session.ts'
import type { aPage } from '../data/page.ts'

/** A component or hook of `web/src`, in one state. */
export interface Shown {
  /** The file in `web/src`, and the component or hook there. */
  at: string
  draws: string
  props?: object
  /** A hook's arguments. */
  given?: readonly unknown[]
  /** The part of it that is looked at, or the way to it. */
  within?: string | readonly string[]
  address?: string
  /** The rights that its user lacks. */
  lacks?: readonly Permission[]
  /** The features that its company lacks. */
  without?: readonly Feature[]
  /** Those it has besides the usual ones. */
  has?: readonly Feature[]
  /** Why nothing can be changed, on a support visit. */
  viewOnly?: string
  /** What differs in the session: of its user, company and sign-in, and of itself. */
  session?: Readonly<Record<string, unknown>>
  /** Parts of the media queries that match, if it is not a computer’s wide window. */
  media?: readonly string[]
  /** The server’s answers. */
  answers?: Readonly<Record<string, object>>
  /** A call that isn’t answered yet. */
  underWay?: CallName
}

/** How many calls are under way that will be answered. */
export const fetching = (client: QueryClient, underWay?: CallName): number =>
  client.isFetching({ predicate: ({ queryKey }) => queryKey[0] !== underWay })

/** Its user and their company. */
export const sessionOf = ({ lacks = [], without = [], has = [], session = {} }: Shown): Session => {
  const given = session as { readonly user?: object; readonly company?: object; readonly session?: object }
  const features = [...SESSION.company.features, ...has].filter((one) => !without.some((other) => other === one))
  const userPermissions = PERMISSIONS.filter((one) => !lacks.includes(one))
  return {
    ...SESSION,
    ...given,
    user: { ...SESSION.user, userPermissions, ...given.user },
    company: { ...SESSION.company, features, ...given.company },
    session: { ...SESSION.session, ...given.session },
  } as Session
}

const SRC = join(import.meta.dirname, '../../../src')

/** Draws it, and waits until it has what it asks for. */
export const show = async (page: ReturnType<typeof aPage>, shown: Shown) => {
  const { at, draws, props = {}, given = [], within = [], address = '/', viewOnly = null, media, answers = {} } = shown
  const { underWay } = shown
  const [{ queryClient }, { ownLocal }] = await Promise.all([import('#data/query-client.ts'), import('#data/local.ts')])
  ownLocal(1, 5)
  Object.assign(page.answers, Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, () => answer])))
  if (underWay) page.answers[underWay] = () => new Promise(() => undefined)
  const matchMedia = (query: string) =>
    Object.assign(new EventTarget(), { matches: (media ?? []).some((part) => query.includes(part)) })
  if (media) Object.assign(window, { matchMedia })
  const how = { session: sessionOf(shown), address, viewOnly }
  const settled = async () => {
    await rendered()
    await vi.waitFor(() => expect(fetching(queryClient, underWay)).toBe(0), { timeout: 4000 })
    await rendered()
  }
  const module = (await import(/* @vite-ignore */ join(SRC, at))) as Record<string, never>
  let screen = await drawn(module[draws]!, props as never, given, how)
  await settled()
  await screen.again()
  for (const name of [within].flat()) {
    const { type, props: own } = screen.part(name)
    screen = await drawn(type as never, own as never, [], how)
    await settled()
    await screen.again()
  }
  return screen
}
