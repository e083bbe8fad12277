import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import SQLite from 'better-sqlite3'

// The cheapest way to answer: a prepared statement behind node:http. `bare-server.ts PATH [[ADDRESS, SQL], …]`.
const [path = '', served = '[]'] = process.argv.slice(2)
const database = new SQLite(path, { readonly: true })
database.pragma('cache_size = -64000')
const statements = new Map(
  (JSON.parse(served) as [string, string][]).map(([address, sql]) => [address, database.prepare(sql)]),
)

const server = createServer((request, response) => {
  request.on('data', () => {})
  request.on('end', () => {
    const body = JSON.stringify({ rows: statements.get(request.url ?? '')?.all() })
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    response.end(body)
  })
})
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.on('disconnect', () => process.exit(0))
