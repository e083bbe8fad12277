import { createHmac } from 'node:crypto'

/** The keys between the demo's server and the simulated card network: both sides derive them from the same secret. */
export const demoCardsCredentials = (secretKey: string): { apiKey: string; webhookSecret: string } => {
  const derive = (purpose: string) => createHmac('sha256', secretKey).update(purpose).digest('hex').slice(0, 32)
  return { apiKey: derive('cards key'), webhookSecret: derive('cards webhook') }
}
