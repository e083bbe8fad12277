import { createHmac } from 'node:crypto'

/** The demo server's account with the simulated carrier: both sides derive it from the same secret. */
export const demoTextingCredentials = (secretKey: string): { accountSid: string; authToken: string } => {
  const derive = (purpose: string) => createHmac('sha256', secretKey).update(purpose).digest('hex').slice(0, 32)
  return { accountSid: `AC${derive('texting account')}`, authToken: derive('texting token') }
}
