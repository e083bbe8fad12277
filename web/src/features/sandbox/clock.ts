/** The simulated phones are in the room of who looks at them. */
export const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const moment = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', second: '2-digit' })

export const clockTime = (iso: string): string => time.format(new Date(iso))

export const dateAndTime = (iso: string): string => moment.format(new Date(iso))
