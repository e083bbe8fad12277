const hours = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** "5:45 PM" by the viewer's clock, for events in this browser rather than at a store. */
export const localTime = (at: string | number): string => hours.format(new Date(at))
