/** The simulated phones are in the viewer's own time zone. */
export const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone

const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
})

export const dateAndTime = (iso: string): string => moment.format(new Date(iso))
