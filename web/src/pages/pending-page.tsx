import { useLocation } from '@tanstack/react-router'
import { addressTitle } from '@xd/core/domain/access/address.ts'
import { ErrorPage } from '#parts/page/error-page.tsx'

/** An address whose screen hasn't been built. */
export function PendingPage() {
  const { pathname } = useLocation()
  return (
    <ErrorPage
      status={null}
      message={`${addressTitle(pathname) ?? 'This screen'} isn’t available in this version`}
      text="Everything else works as usual."
    />
  )
}
