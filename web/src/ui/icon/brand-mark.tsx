/** The three pawnbroker's balls, in gold. */
export const BrandMark = ({ size = 26, color = 'var(--gold)' }: { size?: number; color?: string }) => (
  <svg viewBox="0 0 26 26" width={size} height={size} fill={color} aria-hidden="true">
    <circle cx="8" cy="8" r="4.6" />
    <circle cx="18" cy="8" r="4.6" />
    <circle cx="13" cy="17.4" r="4.6" />
  </svg>
)
