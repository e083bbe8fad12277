import { useAddress } from '#address/use-address.ts'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'

const VIEWS = [
  { value: 'everything', label: 'Everything' },
  { value: 'visits', label: 'Support visits' },
] as const

/** The log, or only XD Support's visits; switching drops the other's filters. */
export function ActivityViews({ view }: { view: (typeof VIEWS)[number]['value'] }) {
  const { params, go } = useAddress()
  return (
    <SegmentedControl
      label="Show"
      value={view}
      segments={VIEWS}
      onChange={(chosen) =>
        go({
          ...Object.fromEntries(Object.keys(params).map((name) => [name, undefined])),
          view: chosen === 'visits' ? 'visits' : undefined,
        })
      }
    />
  )
}
