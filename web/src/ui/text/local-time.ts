const hours = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** "5:45 PM" by the viewer's clock: for things that happen here, not at a store. */
export const localTime = (at: string | number): string => hours.format(new Date(at))
