// A mailer’s audience in one sentence: "Customers labeled VIP whose ticket is due Nov 24 to Nov 30". All conditions
// must hold. If a record in a condition has been deleted, the condition still counts.
import { capitalized } from '#domain/text/capitalized.ts'
import { daysWords } from '#domain/time/days-words.ts'

export interface AskedAudience {
  readonly label?: number | undefined
  readonly store?: number | undefined
  readonly lastContactStart?: string | undefined
  readonly lastContactEnd?: string | undefined
  readonly customDate?: { readonly fieldID: string; readonly start: string; readonly end: string } | undefined
  readonly ticketDueStart?: string | undefined
  readonly ticketDueEnd?: string | undefined
  readonly importID?: number | undefined
}

/** Names by id; undefined if the record was deleted or is not known here. */
export interface AudienceNames {
  readonly label: (labelID: number) => string | undefined
  readonly store: (storeID: number) => string | undefined
  readonly field: (fieldID: string) => string | undefined
  readonly file: (importID: number) => string | undefined
  /** The words for a day. */
  readonly day: (day: string) => string
}

type End = string | undefined

const clause = (words: string, start: End, end: End, { day }: AudienceNames): readonly string[] =>
  start === undefined && end === undefined ? [] : [`${words} ${daysWords(start, end, day)}`]

export const audienceWords = (asked: AskedAudience, names: AudienceNames): string => {
  const { label, store, importID, customDate } = asked
  const who = [
    'customers',
    ...(label === undefined ? [] : [`labeled ${names.label(label) ?? 'with a deleted label'}`]),
    ...(store === undefined ? [] : [`of ${names.store(store) ?? 'another store'}`]),
    ...(importID === undefined ? [] : [`in the file ${names.file(importID) ?? importID}`]),
  ]
  const clauses = [
    ...clause('last in contact', asked.lastContactStart, asked.lastContactEnd, names),
    ...clause('whose ticket is due', asked.ticketDueStart, asked.ticketDueEnd, names),
    ...(customDate
      ? clause(`whose ${names.field(customDate.fieldID) ?? 'date'} is`, customDate.start, customDate.end, names)
      : []),
  ]
  if (who.length === 1 && clauses.length === 0) return 'Every customer'
  return capitalized([who.join(' '), clauses.join(' and ')].filter((part) => part !== '').join(' '))
}
