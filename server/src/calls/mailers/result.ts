import { Effect } from 'effect'
import { deliveryError } from '@xd/core/domain/message/delivery-error.ts'
import { handle } from '#calls/handler.ts'
import { found } from '#failure.ts'
import { answersOf, failuresOf } from '#queries/mailer-result.ts'
import { findMailer } from '#queries/mailers.ts'
import { paidByRecipients } from '#services/mailers/paid-by-recipients.ts'

export const result = handle(
  'mailers/result',
  Effect.fnUntraced(function* ({ jobID }, caller) {
    const job = yield* found(yield* findMailer(caller, jobID), 'mailer')
    const [answers, failures, paid] = yield* Effect.all([
      answersOf(caller, jobID),
      failuresOf(caller, jobID),
      paidByRecipients(caller, [job]),
    ])
    const failed = failures
      .map(({ errorCode, count }) => ({
        sentence: deliveryError(errorCode).text,
        count: Number(count),
        code: errorCode,
      }))
      .sort((one, other) => other.count - one.count)
    return {
      result: {
        delivered: Number(answers.delivered),
        failed,
        replied: Number(answers.replied),
        optedOut: Number(answers.optedOut),
        ...paid(jobID),
      },
    }
  }),
)
