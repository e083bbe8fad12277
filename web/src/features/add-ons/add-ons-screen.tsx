import { useCall } from '#data/use-call.ts'
import { SectionPage } from '#parts/page/section-page.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { AddOnChoices } from './add-on-choices.tsx'

/** The features the company has bought, and those on offer. */
export function AddOnsScreen() {
  const { data, error, isPending, refetch } = useCall('settings/add-ons/fetch', {})
  return (
    <SectionPage title="Add-ons">
      {error && (
        <EmptyState
          kind="failed"
          title="The add-ons couldn’t be loaded"
          text={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <SkeletonRows rows={6} label="Loading add-ons" />}
      {data && <AddOnChoices addOns={data} />}
    </SectionPage>
  )
}
