import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Attributes = readonly { key: string; value: { stringValue?: string; intValue?: number } }[]

export interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status: { code: number; message?: string }
  attributes: Readonly<Record<string, string | number>>
}

interface Point {
  attributes: Attributes
  asDouble?: number
  count?: number
  sum?: number
  bucketCounts?: number[]
  explicitBounds?: number[]
}
interface Metric {
  name: string
  gauge?: { dataPoints: Point[] }
  sum?: { dataPoints: Point[] }
  histogram?: { dataPoints: Point[] }
}

interface Traces {
  resourceSpans: { scopeSpans: { spans: (Omit<Span, 'attributes'> & { attributes: Attributes })[] }[] }[]
}
interface Metrics {
  resourceMetrics: { scopeMetrics: { metrics: Metric[] }[] }[]
}

const plain = (attributes: Attributes) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']))

const spansIn = ({ resourceSpans }: Traces): Span[] =>
  resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map((span) => ({ ...span, attributes: plain(span.attributes) }))

const series = (name: string, labels: object) => {
  const written = Object.entries(labels).map(([label, value]) => `${label}="${String(value)}"`)
  return written.length === 0 ? name : `${name}{${written.join(',')}}`
}

const seriesOf = ({ name, gauge, sum, histogram }: Metric): (readonly [string, number])[] => {
  const numbers = gauge ?? sum
  if (numbers)
    return numbers.dataPoints.map((point) => [series(name, plain(point.attributes)), Number(point.asDouble)] as const)
  return (histogram?.dataPoints ?? []).flatMap((point) => {
    const labels = plain(point.attributes)
    let upTo = 0
    const buckets = (point.bucketCounts ?? []).map((count, at) => {
      upTo += count
      return [series(`${name}_bucket`, { le: point.explicitBounds?.[at] ?? '+Inf', ...labels }), upTo] as const
    })
    return [
      ...buckets,
      [series(`${name}_sum`, labels), point.sum ?? NaN] as const,
      [series(`${name}_count`, labels), point.count ?? NaN] as const,
    ]
  })
}

/** The figures of a batch by series, written as Prometheus has them. */
const figuresIn = ({ resourceMetrics }: Metrics): Readonly<Record<string, number>> =>
  Object.fromEntries(
    resourceMetrics
      .flatMap(({ scopeMetrics }) => scopeMetrics)
      .flatMap(({ metrics }) => metrics)
      .flatMap(seriesOf),
  )

/** A collector: accepts OTLP over HTTP, and remembers it. It never answers if it `hangs`. */
export const startReceiver = async (hangs = false) => {
  const bodies: { path: string; authorization: string | undefined; text: string }[] = []
  const spans: Span[] = []
  let figures: Readonly<Record<string, number>> = {}
  let [open, mostOpen] = [0, 0]
  const server = createServer((request, response) => {
    open += 1
    mostOpen = Math.max(mostOpen, open)
    response.on('close', () => (open -= 1))
    const { url: path = '', headers } = request
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (piece: string) => (text += piece))
    request.on('end', () => {
      bodies.push({ path, authorization: headers.authorization, text })
      if (path === '/v1/traces') spans.push(...spansIn(JSON.parse(text) as Traces))
      if (path === '/v1/metrics') figures = figuresIn(JSON.parse(text) as Metrics)
      if (!hangs) response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans,
    /** The latest of each series. */
    figures: () => figures,
    mostOpen: () => mostOpen,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
