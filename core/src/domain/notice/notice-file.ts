// A file of notices: each row is a ticket and its customer. A row is turned into what a customer app would send, so
// that both are read by the same rules.
import { type ColumnOf, has, NO_TITLES, placesOf } from '#domain/import/columns.ts'
import { cellDay, type FirstPart } from '#domain/import/cell-day.ts'
import { cellEmail } from '#domain/import/cell-email.ts'
import { cellLanguage } from '#domain/import/cell-language.ts'
import { phoneIn } from '#domain/import/cell-phones.ts'
import { cellMoney, cellNumber, cellText, cellTick, isShortened } from '#domain/import/cells.ts'
import { fileOpener } from '#domain/import/file.ts'
import { cents, dollarsFromCents } from '#domain/money/cents.ts'
import { DATE_FIELDS } from '#domain/import/fields.table.ts'
import { NOTICE_FIELDS, type NoticeField } from './file-fields.table.ts'

type Columns = readonly ColumnOf<NoticeField>[]

/** Why a file with these columns can't be imported. */
const lacks = (columns: Columns): string | undefined => {
  if (columns.every(({ field }) => field === null)) return NO_TITLES
  if (!has(columns, 'ticketNumber')) return 'No column holds ticket numbers. Choose below which one does.'
  if (!has(columns, 'dueDate')) return 'No column holds due dates. Choose below which one does.'
  return has(columns, 'name') || has(columns, 'lastName') || has(columns, 'firstName')
    ? undefined
    : 'No column holds the customers’ names. Choose below which one does.'
}

export const openNoticeFile = fileOpener<NoticeField>({
  fields: NOTICE_FIELDS,
  dates: [...DATE_FIELDS, 'agreedOn'],
  lacks,
})

/** A file row as an object, identified by its line. */
export interface NoticeRow {
  readonly line: number
  /** Input for `readNotice`, or the reason why the row is left out. */
  readonly given: object | 'short_row' | 'long_row' | 'shortened'
}

/** Prepared once for a file's columns. `today` is used for customers who agreed without a date. */
export const noticeRowReader = (columns: Columns, today: string, first: FirstPart = 'month') => {
  const places = Object.fromEntries(
    (Object.keys(NOTICE_FIELDS) as NoticeField[]).map((field) => [field, placesOf(columns, field)]),
  ) as Readonly<Record<NoticeField, readonly number[]>>

  const dayIn = (cell: string): string => {
    const day = cellDay(cell, first)
    return day === null ? cellText(cell) : (day ?? '')
  }

  return ({ line, cells }: { readonly line: number; readonly cells: readonly string[] }): NoticeRow => {
    if (cells.length !== columns.length)
      return { line, given: cells.length < columns.length ? 'short_row' : 'long_row' }
    const raw = (field: NoticeField): string => cells[places[field][0] ?? -1] ?? ''
    const text = (field: NoticeField): string => cellText(raw(field))
    const phone = phoneIn(places.phone.map((place) => cells[place]!))
    if (phone === 'shortened' || isShortened(raw('ticketNumber'))) return { line, given: 'shortened' }
    const amount = (): number | null => {
      const [due, principal, interest] = (['amountDue', 'principal', 'interestDue'] as const).map((f) =>
        cellMoney(raw(f)),
      )
      if (due === null || principal === null || interest === null) return Number.NaN
      if (due !== undefined) return dollarsFromCents(due)
      return principal === undefined || interest === undefined ? null : dollarsFromCents(cents(principal + interest))
    }
    const agreedOn = dayIn(raw('agreedOn'))
    const agreed = cellTick(raw('agreed'))
    const isAgreed = agreed ?? (agreed === undefined && agreedOn !== '')
    const place = [text('city'), [text('state'), text('zip')].filter(Boolean).join(' ')].filter(Boolean).join(', ')
    return {
      line,
      given: {
        noticeExternalID: `Row ${line}`,
        // It tells customers apart.
        customerNumber: isShortened(raw('customerNumber')) ? '' : cellNumber(raw('customerNumber')),
        name: text('name') || [text('firstName'), text('lastName')].filter(Boolean).join(' '),
        phone: phone === 'none' ? '' : phone,
        email: cellEmail(raw('email')),
        // An unreadable value is refused by name.
        language: cellLanguage(text('language')),
        eNotice: isAgreed ? { agreed: true, at: agreedOn || today } : null,
        postalAddress: [text('street'), text('street2'), place].filter(Boolean).join('\n'),
        tickets: [
          {
            number: cellNumber(raw('ticketNumber')),
            loanDate: dayIn(raw('loanDate')),
            dueDate: dayIn(raw('dueDate')),
            graceDate: dayIn(raw('graceDate')),
            amountDue: amount(),
            description: text('itemDescription'),
          },
        ],
      },
    }
  }
}
