import { demoTextingCredentials } from '@xd/server/providers/texting/demo-credentials.ts'
import { twilioSignature } from '@xd/server/providers/texting/twilio-signature.ts'
import { SECRET_KEY, type Served } from './serve.ts'

interface InboundText {
  readonly from: string
  readonly to: string
  readonly body: string
}

let received = 0
/** A customer's text as the carrier reports it. Returns the webhook's status. */
export const receive = async ({ url }: Served, { from, to, body }: InboundText): Promise<number> => {
  const address = `${url}/hooks/texting/twilio`
  const { authToken, accountSid } = demoTextingCredentials(SECRET_KEY)
  received += 1
  const form = new URLSearchParams({
    MessageSid: `SM${String(received).padStart(32, '0')}`,
    AccountSid: accountSid,
    From: from,
    To: to,
    Body: body,
    NumMedia: '0',
  })
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'x-twilio-signature': twilioSignature(authToken, address, form) },
    body: form,
  })
  await answer.text()
  return answer.status
}
