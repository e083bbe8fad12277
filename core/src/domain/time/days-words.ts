/** Days from one to another, of which at least one is known: "Nov 1 to Nov 30", "on Nov 3", "until Nov 30", "from Nov 1". */
export const daysWords = (
  start: string | undefined,
  end: string | undefined,
  shown: (day: string) => string,
): string => {
  if (start !== undefined && end !== undefined)
    return start === end ? `on ${shown(start)}` : `${shown(start)} to ${shown(end)}`
  return start === undefined ? `until ${shown(end!)}` : `from ${shown(start)}`
}
