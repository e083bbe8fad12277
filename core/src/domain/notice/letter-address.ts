/** As many lines as a window envelope shows, the name among them. */
const MOST_LINES = 5

/** "Los Angeles, CA 90012": what belongs on the last line. */
const CITY = /^(.+?),\s*([^,]+,\s*[A-Z]{2}\.?\s+\d{5}(?:-\d{4})?)$/

/** The end of a line that names only a town. */
const ZIP = /\d{5}(?:-\d{4})?\s*$/

/**
 * A typed address; empty if it names only a town, so that no letter would arrive. A single line needs a number besides
 * the ZIP code.
 */
export const writtenAddress = (text: string): string => {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  return lines.length > 1 || /\d/.test(text.replace(ZIP, '')) ? text : ''
}

/** The lines that show in an envelope's window: the name and the address. */
export const letterAddress = (name: string, postalAddress: string): readonly string[] => {
  const given = postalAddress
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const city = given.length === 1 ? CITY.exec(given[0]!) : null
  const lines = city === null ? given : [city[1]!, city[2]!]
  const shown = [name, ...lines]
  // Nothing is lost: extra lines go on the last one.
  return shown.length <= MOST_LINES
    ? shown
    : [...shown.slice(0, MOST_LINES - 1), shown.slice(MOST_LINES - 1).join(', ')]
}
