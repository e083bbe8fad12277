import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

// The cheapest way to notify everyone: ws behind node:http. Each request's body goes to all sockets.
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const frame = Buffer.concat(chunks).toString('utf8')
    for (const socket of sockets.clients) socket.send(frame)
    response.writeHead(200, { 'content-length': 0 })
    response.end()
  })
})
const sockets = new WebSocketServer({ server })
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.on('disconnect', () => process.exit(0))
