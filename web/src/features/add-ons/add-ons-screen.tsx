import { useCall } from '#data/use-call.ts'
import { SectionPage } from '#parts/page/section-page.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { AddOnChoices } from './add-on-choices.tsx'

/** The features the company has bought, and those on offer. */
export function AddOnsScreen() {
  const { data, error, isPending, refetch } = useCall('settings/add-ons/fetch', {})
  return (
    <SectionPage title="Add-ons">
      {error && <LoadFailed what="add-ons" error={error} retry={refetch} />}
      {isPending && <SkeletonRows rows={6} label="Loading add-ons" />}
      {data && <AddOnChoices addOns={data} />}
    </SectionPage>
  )
}
