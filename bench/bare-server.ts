import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import SQLite from 'better-sqlite3'
import pg from 'pg'

// The cheapest way to answer: a prepared statement behind node:http. `bare-server.ts PATH|URL [[ADDRESS, SQL], …]`.
const [database = '', served = '[]'] = process.argv.slice(2)
const statements = JSON.parse(served) as [string, string][]

const onSQLite = () => {
  const file = new SQLite(database, { readonly: true })
  file.pragma('cache_size = -64000')
  return statements.map(([address, sql]) => {
    const statement = file.prepare(sql)
    return [address, () => statement.all()] as const
  })
}

const onPostgres = async () => {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  return statements.map(([address, text]) => {
    return [address, async () => (await client.query({ name: address, text })).rows] as const
  })
}

const answers = new Map<string, () => unknown>(database.includes('://') ? await onPostgres() : onSQLite())

const server = createServer((request, response) => {
  request.on('data', () => {})
  request.on('end', () => {
    const send = (rows: unknown) => {
      const body = JSON.stringify({ rows })
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      response.end(body)
    }
    const rows = answers.get(request.url ?? '')?.()
    if (rows instanceof Promise) void rows.then(send)
    else send(rows)
  })
})
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.on('disconnect', () => process.exit(0))
