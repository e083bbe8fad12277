/** What was typed for a call's fields; nothing where the sentence says it. */
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

/** A sentence that points at a form, which the terminal does not have. */
export const inTerminal = (sentence: string): string => sentence.replace('Choose below', 'Use --mapping to say')

/** A field's error, by the flag that was typed rather than the call's own name. */
export const asTyped = (field: string, sentence: string): string => {
  const flag = FLAGS[field] ?? field
  return `${flag && `${flag}: `}${inTerminal(sentence)}`
}
