import type { CallClient } from '@xd/core/client/call-client.ts'
import { exitCode } from '#output/exit-code.ts'
import { Failure, invalidInput } from '#output/failure.ts'
import { didYouMean } from '#output/similar.ts'

const NUMBER = /^\d{1,15}$/

/** A store is identified by its number: names change, and two stores may share one. */
export const storeNumber = (text: string): number => {
  if (!NUMBER.test(text))
    throw invalidInput(`name the store by its number, not ${text}`, 'xd admin stores list COMPANY')
  return Number(text)
}

/** A company is identified by its number or its key: names change, and two companies may share one. */
export const companyIDOf = async (calls: CallClient, text: string): Promise<number> => {
  if (NUMBER.test(text)) return Number(text)
  const { companies } = await calls('admin/get-login-as-companies', {})
  const found = companies.find(({ companyKey }) => companyKey === text.toLowerCase())
  if (found) return found.companyID
  const hint = didYouMean(
    text,
    companies.map(({ companyKey }) => companyKey),
  )
  throw new Failure(`There is no company ${text}.${hint}`, exitCode.notFound, 'xd companies list')
}
