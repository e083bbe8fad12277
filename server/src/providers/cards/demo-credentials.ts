import { createHmac } from 'node:crypto'

const derive = (secretKey: string, purpose: string): string =>
  createHmac('sha256', secretKey).update(`demo/cards/${purpose}`).digest('base64url')

/** The keys between a demo server and its sandbox's card network: both derive them from their shared secret. */
export const demoCardsCredentials = (secretKey: string): { apiKey: string; webhookSecret: string } => ({
  apiKey: derive(secretKey, 'api-key'),
  webhookSecret: derive(secretKey, 'webhook-secret'),
})
