import type { Server, ServerResponse } from 'node:http'

const closed = (response: ServerResponse) => new Promise<void>((resolve) => response.once('close', () => resolve()))
/** By then, requests already received over open connections are read. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Watches a server's requests. The result keeps no connection open any longer, and resolves once all requests are answered. */
export const watchUnanswered = (server: Server) => {
  const open = new Set<ServerResponse>()
  let isStopping = false
  server.on('request', (_, response: ServerResponse) => {
    open.add(response)
    response.once('close', () => open.delete(response))
    if (isStopping) response.shouldKeepAlive = false
  })
  return async (): Promise<void> => {
    isStopping = true
    for (const response of open) response.shouldKeepAlive = false
    do {
      await Promise.all([...open].map(closed))
      await turn()
    } while (open.size > 0)
  }
}
