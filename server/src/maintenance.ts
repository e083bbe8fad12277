import { Result, Schema } from 'effect'
import { Maintenance } from '@xd/core/contract/entity/maintenance.ts'

const read = Schema.decodeUnknownResult(Schema.fromJsonString(Maintenance))

/** The notice in XD_MAINTENANCE. Throws a sentence for the operator if it is invalid. */
export const readMaintenance = (json: string | undefined): typeof Maintenance.Type | undefined => {
  if (!json) return undefined
  const notice = read(json)
  if (Result.isFailure(notice)) throw new Error(`XD_MAINTENANCE is not a maintenance notice: ${notice.failure.message}`)
  const { start, end, button } = notice.success
  if (!(start < end)) throw new Error('XD_MAINTENANCE must start before it ends')
  if (button && !/^https?:\/\//.test(button.href))
    throw new Error('The button of XD_MAINTENANCE must lead to an http(s) address')
  return notice.success
}
