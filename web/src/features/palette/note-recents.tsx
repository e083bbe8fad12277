import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { idFromSlug } from '@xd/core/domain/slug/slug.ts'
import { numberIn, type Params } from '#address/read.ts'
import { useCall } from '#data/use-call.ts'
import { noteRecent, type Recent } from './recents.ts'

/** The records that an address opens. Others have their own lists. */
const openedAt = (pathname: string): Recent | undefined => {
  const custID = pathname.startsWith('/customers/') ? idFromSlug(pathname.split('/')[2] ?? '') : undefined
  return custID ?? (/\d/.test(pathname) ? undefined : pathname)
}

/** Records the screens and customers that a user opens. A conversation counts for its customer. */
export function NoteRecents() {
  const { pathname, search } = useLocation()
  const convoID = numberIn((search as Params)['convo']) ?? 0
  const custID = useCall('customers/conversation/fetch', { convoID }, { enabled: convoID > 0 }).data?.customer.custID
  const opened = openedAt(pathname)
  useEffect(() => {
    if (opened !== undefined) noteRecent(opened)
  }, [opened])
  useEffect(() => {
    if (custID !== undefined) noteRecent(custID)
  }, [custID])
  return null
}
