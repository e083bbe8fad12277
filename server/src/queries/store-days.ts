/** Opening days in the form that the rules take: rows have 0 and 1. */
export const storeDays = <Day extends { readonly hoursIsOpen: 0 | 1 }>(rows: readonly Day[]) =>
  rows.map((day) => ({ ...day, hoursIsOpen: day.hoursIsOpen === 1 }))
