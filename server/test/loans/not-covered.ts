/** A check that the borrower of a loan made on this day isn’t covered by the Military Lending Act. */
export const checkedOn = (day: string) => ({ day, method: 'dod-database', reference: 'MLA-4D5BC1A1B0' }) as const

/** Accepts a loan over 36% a year: its borrower was checked on its day. */
export const acceptance = ({ loanID, loanDate }: { readonly loanID: number; readonly loanDate: string }) =>
  ({ loanID, loanStatus: 'accepted', coveredBorrower: 'no', militaryCheck: checkedOn(loanDate) }) as const
