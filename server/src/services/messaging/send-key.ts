import { randomBytes } from 'node:crypto'

/** Names one try to send. It is part of an address that the carrier calls back, so it must not be guessed. */
export const newSendKey = (): string => randomBytes(18).toString('base64url')
