/** The flag for each call field; empty where the sentence names the field already. */
const FLAGS: Readonly<Record<string, string>> = {
  'search.dateStart': '--from',
  'search.dateEnd': '--to',
  'dateRange.start': '--from',
  'dateRange.end': '--to',
  'entry.itemDateStart': '--start',
  'entry.itemDateEnd': '--end',
  'closure.day': '--day',
  csv_data: '',
  ics_data: '',
  mapping: '',
}

/** A sentence that points at a form, which the terminal lacks. */
export const inTerminal = (sentence: string): string => sentence.replace('Choose below', 'Use --mapping to say')

/** A field's error, named by the typed flag rather than by the call's field. */
export const asTyped = (field: string, sentence: string): string => {
  const flag = FLAGS[field] ?? field
  return `${flag && `${flag}: `}${inTerminal(sentence)}`
}
