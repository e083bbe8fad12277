// Problems with a row. Some leave it out; others are only notes.
const PROBLEMS = {
  short_row: {
    skips: true,
    sentence:
      'This row has fewer columns than the first row. It was left out so that nothing lands in the wrong column.',
  },
  long_row: {
    skips: true,
    sentence:
      'This row has more columns than the first row. It was left out so that nothing lands in the wrong column. Often, a cell with a comma in it needs quotation marks around it.',
  },
  shortened: {
    skips: true,
    sentence:
      'A spreadsheet shortened the phone or ticket number to something like 4.15555E+09. Format that column as a whole number, and save the file again.',
  },
  no_phone: { skips: true, sentence: 'No phone number, and no ticket that shows which customer this is.' },
  invalid_phone: { skips: true, sentence: 'The phone number isn’t valid.' },
  no_name: { skips: true, sentence: 'No name, and no customer here with this phone number.' },
  bad_date: {
    skips: true,
    sentence:
      'A date can’t be read, doesn’t exist, or is before the loan date. Use dates like 11/21/2026, 21-Nov-2026 or 2026-11-21.',
  },
  bad_amount: {
    skips: true,
    sentence: 'An amount can’t be read, is below zero or is far too high. Use dollars, like 1,234.50.',
  },
  bad_ticket: { skips: true, sentence: 'The ticket number can’t be read.' },
  bad_status: { skips: true, sentence: 'We don’t recognize this status.' },
  duplicate: {
    skips: true,
    sentence: 'The same ticket or customer is earlier in the file. Only a “do not text” in this row counts.',
  },
  blocked: { skips: false, sentence: 'This customer is blocked. Nothing will be sent to them.' },
  not_blocked: {
    skips: false,
    sentence:
      'The file says this customer is blocked, but here they aren’t. Block them if nothing should be sent to them.',
  },
  opted_out: {
    skips: false,
    sentence: 'This customer gets no texts: they have opted out, or the file says “do not text”.',
  },
  name_differs: {
    skips: false,
    sentence: 'A customer with this phone number has a different name here. Their name stays.',
  },
} as const

export type ProblemCode = keyof typeof PROBLEMS
export const PROBLEM_CODES = Object.keys(PROBLEMS) as readonly ProblemCode[]

/** Whether the problem leaves the row out. */
export const isSkipped = (code: ProblemCode): boolean => PROBLEMS[code].skips
export const problemSentence = (code: ProblemCode): string => PROBLEMS[code].sentence
