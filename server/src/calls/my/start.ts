import { handle } from '#calls/handler.ts'
import { startProof } from '#services/self-service/start.ts'

export const start = handle('my/start', (input) => startProof(input))
