import type { Input } from '@xd/core/contract/calls.ts'
import type { ApprovalCall } from '@xd/core/domain/access/approval.ts'
import type { Config } from '#config.ts'
import { seal, unseal } from '#services/secrets/seal.ts'

type Keys = Pick<Config, 'secretKey' | 'previousSecretKey'>

const placeOf = (companyID: number): string => `${companyID}/approval`

/** A call's input while it waits. It may hold a gateway's keys, or addresses that nobody has approved. */
export const sealInput = (companyID: number, input: Input<ApprovalCall>, { secretKey }: Keys): string =>
  seal(JSON.stringify(input), secretKey, placeOf(companyID))

/** Undefined if it was sealed with a secret key that the server no longer has. */
export const unsealInput = (
  companyID: number,
  sealed: string,
  { secretKey, previousSecretKey }: Keys,
): Input<ApprovalCall> | undefined => {
  const text = unseal(sealed, [secretKey, ...(previousSecretKey ? [previousSecretKey] : [])], placeOf(companyID))
  return text === undefined ? undefined : (JSON.parse(text) as Input<ApprovalCall>)
}
