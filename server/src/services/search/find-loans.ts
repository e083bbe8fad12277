import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import { LOAN_ORDERS, loanPage } from '#queries/loan-list.ts'
import { findLoans } from '#queries/loans.ts'

const NUMBER = /^#?([1-9]\d{0,14})$/

interface Asked {
  readonly text: string
  /** The customers whose phone was typed; undefined for words. */
  readonly custIDs: readonly number[] | undefined
  readonly now: number
  readonly limit: number
}

/** Quotes by their number, or by their customer, most recently saved first. */
export const findLoansLike = async (db: Db, scope: CompanyScope, { text, custIDs, now, limit }: Asked) => {
  const page = { order: LOAN_ORDERS.loanSavedDate, dir: 'desc', perPage: limit, offset: 0 } as const
  const asked = { filter: '', status: 'all', now } as const
  if (custIDs === undefined) return (await loanPage(db, scope, { ...asked, filter: text }, page)).rows
  const number = NUMBER.exec(text)?.[1]
  const found = number === undefined ? [] : await findLoans(db, scope, [Number(number)])
  for (const custID of custIDs) found.push(...(await loanPage(db, scope, { ...asked, custID }, page)).rows)
  return found.slice(0, limit)
}
