/** An open quote for a ring. */
export const loan = {
  loanID: 40,
  quoteID: 41,
  loanStatus: 'open',
  loanCurrentVersion: 2,
  militaryCheckState: 'not-needed',
  overridden: [],
  amount: 300,
  loanItem: 'Ring',
  custID: 4,
  loanInCart: false,
}
