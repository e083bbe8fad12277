import { lazyDecor } from '#parts/page/lazy-decor.tsx'

const Known = lazyDecor(() => import('./label-icons.table.tsx'), 'KnownLabelIcon', {
  waiting: ({ size }) => <span style={{ width: size, height: size }} />,
})

/** A label's icon. The set loads after the first paint: until then its space is reserved. */
export const LabelIcon = ({ name, size = 12 }: { name: string; size?: number }) => <Known name={name} size={size} />
