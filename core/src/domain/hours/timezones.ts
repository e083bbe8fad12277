// Spec 2 §2: the timezone list puts six US zones first. Arizona has no daylight saving time and comes right after them,
// so that nobody mistakes it for Denver.
export interface TimezoneChoice {
  readonly timezone: string
  readonly label: string
}

export const US_TIMEZONES_FIRST: readonly TimezoneChoice[] = [
  { timezone: 'America/New_York', label: 'Eastern' },
  { timezone: 'America/Chicago', label: 'Central' },
  { timezone: 'America/Denver', label: 'Mountain' },
  { timezone: 'America/Los_Angeles', label: 'Pacific' },
  { timezone: 'America/Anchorage', label: 'Alaska' },
  { timezone: 'Pacific/Honolulu', label: 'Hawaii' },
]

const ARIZONA: TimezoneChoice = { timezone: 'America/Phoenix', label: 'Arizona (no daylight saving)' }

const NAMED = [...US_TIMEZONES_FIRST, ARIZONA]

/** "Pacific"; a zone without a name is shown by its city. */
export const timezoneLabel = (timezone: string): string =>
  NAMED.find((known) => known.timezone === timezone)?.label ?? timezone.replaceAll('_', ' ')

// `known` are the zones the running system knows (Intl.supportedValuesOf('timeZone')).
export const timezoneChoices = (known: readonly string[]): TimezoneChoice[] => {
  const listed = new Set(NAMED.map((choice) => choice.timezone))
  const rest = known.filter((timezone) => !listed.has(timezone)).sort()
  return [...NAMED, ...rest.map((timezone) => ({ timezone, label: timezoneLabel(timezone) }))]
}
