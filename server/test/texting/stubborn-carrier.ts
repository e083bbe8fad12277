import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CarrierRequest {
  method: string
  url: URL
  authorization: string
  form: URLSearchParams
}

/** Answers one request, or cuts the connection. */
export type Answer = { status: number; body: unknown } | 'cut'

type Answering = (request: CarrierRequest) => Answer | Promise<Answer>

const inTurn = (answers: readonly Answer[]): Answering => {
  const left = [...answers]
  return () => left.shift() ?? 'cut'
}

/** A carrier with scripted answers, for cases that the simulated one never produces. */
export const stubbornCarrier = async (answers: readonly Answer[] | Answering) => {
  const requests: CarrierRequest[] = []
  const answerTo = typeof answers === 'function' ? answers : inTurn(answers)
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { method = '', url = '/', headers } = request
    const asked = {
      method,
      url: new URL(url, 'http://carrier'),
      authorization: headers.authorization ?? '',
      form: new URLSearchParams(body),
    }
    requests.push(asked)
    const answer = await answerTo(asked)
    if (answer === 'cut') return void response.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  }
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
