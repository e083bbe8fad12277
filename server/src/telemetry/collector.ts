import { Effect } from 'effect'
import { HttpClient, HttpClientError, type HttpClientRequest, HttpClientResponse } from 'effect/http'
import { causeOfSilence, type Troubles } from '#troubles.ts'

const TIMEOUT_MS = 5_000
/** A collector that doesn't answer gets no more requests than this, because waiting data is kept in memory. */
const MOST_AT_ONCE = 4

const causeOf = (failure: unknown): string | null => {
  if (!HttpClientError.isHttpClientError(failure)) return null
  const { reason } = failure
  return reason._tag === 'StatusCodeError' ? `status ${reason.response.status}` : causeOfSilence(reason.cause)
}

/** Posts to the collector. It is one more provider that may be down. */
export const collectorClient = ({ noting }: typeof Troubles.Service): HttpClient.HttpClient => {
  let open = 0

  const send = async (request: HttpClientRequest.HttpClientRequest, url: URL, signal: AbortSignal) => {
    if (open >= MOST_AT_ONCE) throw new Error('it does not answer')
    open += 1
    try {
      const { 'content-length': _, ...headers } = request.headers
      const { body } = request
      const response = await fetch(url, {
        method: request.method,
        headers,
        body: body._tag === 'Uint8Array' ? body.body.slice() : null,
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      // Nobody needs the body of a success, but unread it would hold the connection.
      await response.arrayBuffer()
      return new Response(null, response)
    } finally {
      open -= 1
    }
  }

  const post = (request: HttpClientRequest.HttpClientRequest, url: URL, signal: AbortSignal) =>
    Effect.tryPromise({
      try: () => send(request, url, signal),
      catch: (cause) =>
        new HttpClientError.HttpClientError({ reason: new HttpClientError.TransportError({ request, cause }) }),
    }).pipe(
      Effect.map((response) => HttpClientResponse.fromWeb(request, response)),
      Effect.flatMap(HttpClientResponse.filterStatusOk),
    )

  const noted = noting('collector', { post }, ['post'], causeOf)
  return HttpClient.make(noted.post)
}
