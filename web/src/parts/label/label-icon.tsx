import { lazy, Suspense } from 'react'

const Known = lazy(async () => ({ default: (await import('./label-icons.table.tsx')).KnownLabelIcon }))

/** A label's icon. The set loads after the first paint: until then its space is reserved. */
export const LabelIcon = ({ name, size = 12 }: { name: string; size?: number }) => (
  <Suspense fallback={<span style={{ width: size, height: size }} />}>
    <Known name={name} size={size} />
  </Suspense>
)
