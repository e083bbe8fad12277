import { useLocation } from '@tanstack/react-router'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { placesOf } from './action-entries.tsx'
import type { Go, PaletteEntry, PaletteGroup } from './entry.ts'
import { customerEntry, type Opening } from './found-groups.tsx'
import { useRecents } from './recents.ts'

const MOST = 6

/**
 * The user's most recently opened items, except the current page. Customers are fetched again, so that the list shows
 * only those the user may still see. Until they arrive, `waiting` says how many lines they may fill.
 */
export const useRecentGroup = ({ go, actsOn }: Pick<Opening, 'actsOn'> & { go: Go }) => {
  const session = useSignedIn()
  const { pathname } = useLocation()
  const places = new Map(placesOf(session, go).map((place) => [place.key, place]))
  const mayRead = holds(session.user.userPermissions, 'customers')
  const recents = useRecents().filter((one) =>
    typeof one === 'number'
      ? mayRead && !pathname.startsWith(`/customers/${one}-`)
      : one !== pathname && places.has(one),
  )
  const custIDs = recents.filter((one) => typeof one === 'number')
  const { data, isPending } = useCall(
    'customers/list',
    { search: { custIDs, perPage: 12 } },
    { enabled: custIDs.length > 0 },
  )
  const customers = new Map(
    (data?.customers ?? []).map((customer) => [customer.custID, customerEntry(go, actsOn)(customer)]),
  )
  const waiting = custIDs.length > 0 && isPending
  const entries = recents.flatMap((one): PaletteEntry[] => {
    const entry = typeof one === 'number' ? customers.get(one) : places.get(one)
    return entry ? [{ ...entry, key: `recent/${one}` }] : []
  })
  const group: PaletteGroup = { title: 'Recent', entries: waiting ? [] : entries.slice(0, MOST) }
  return { group, waiting: waiting ? Math.min(recents.length, MOST) : 0 }
}
