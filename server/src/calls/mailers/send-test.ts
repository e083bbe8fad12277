import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { sendTest as send } from '#services/mailers/send-test.ts'
import { invalid } from '#failure.ts'

export const sendTest = handle(
  'mailers/send-test',
  Effect.fnUntraced(function* ({ job, phone, email, clientKey }, caller) {
    const to = (job.jobChannel === 'email' ? email : phone)?.trim() ?? ''
    if (to === '') return yield* invalid({ 'job.jobChannel': 'Enter the phone number or email address to send it to.' })
    return yield* send(caller, job, { to, clientKey })
  }),
)
