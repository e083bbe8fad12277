import { handle } from '#calls/handler.ts'
import { provePhone } from '#services/self-service/prove.ts'

export const prove = handle('my/prove', provePhone)
