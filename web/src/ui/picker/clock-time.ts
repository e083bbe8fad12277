/** A wall clock time as 'HH:mm', read and written in twelve-hour form. */
export type Half = 'AM' | 'PM'
export type ClockTime = { readonly hour: number; readonly minute: number; readonly half: Half }

const two = (figure: number) => String(figure).padStart(2, '0')

export function readClock(time: string): ClockTime {
  const hours = Number(time.slice(0, 2))
  return { hour: hours % 12 === 0 ? 12 : hours % 12, minute: Number(time.slice(3, 5)), half: hours < 12 ? 'AM' : 'PM' }
}

export const writeClock = ({ hour, minute, half }: ClockTime): string =>
  `${two((hour % 12) + (half === 'PM' ? 12 : 0))}:${two(minute)}`

export function shownTime(time: string): string {
  const { hour, minute, half } = readClock(time)
  return `${hour}:${two(minute)} ${half}`
}
