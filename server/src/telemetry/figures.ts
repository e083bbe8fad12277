import type { Registry } from 'prom-client'
import type { OtlpMetrics } from 'effect/observability'
import { OtlpResource } from 'effect/observability'

type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>
type Figure = Figures[number]
type Value = Figure['values'][number] & { metricName?: string }
type Sent = OtlpMetrics.MetricsData['resourceMetrics'][number]['scopeMetrics'][number]['metrics'][number]

/** AGGREGATION_TEMPORALITY_CUMULATIVE: counted since the start, as Prometheus counts. */
const CUMULATIVE = 2

interface Times {
  readonly startTimeUnixNano: string
  readonly timeUnixNano: string
}

const attributesOf = (labels: object) => OtlpResource.entriesToAttributes(Object.entries(labels))

const points = (values: readonly Value[], times: Times) =>
  values.map(({ labels, value }) => ({ ...times, attributes: attributesOf(labels), asDouble: value }))

/** Prometheus includes all smaller buckets in each bucket; OTLP does not, and names no bound for the last. */
const histogramPoints = (name: string, values: readonly Value[], times: Times) => {
  const series = new Map<string, { labels: object; bounds: number[]; upTo: number[]; sum: number }>()
  for (const { labels, value, metricName } of values) {
    const { le, ...own } = labels as Record<string, string | number>
    const key = JSON.stringify(own)
    const one = series.get(key) ?? { labels: own, bounds: [], upTo: [], sum: 0 }
    series.set(key, one)
    if (metricName === `${name}_sum`) one.sum = value
    if (metricName !== `${name}_bucket`) continue
    one.upTo.push(value)
    if (le !== '+Inf') one.bounds.push(Number(le))
  }
  return [...series.values()].map(({ labels, bounds, upTo, sum }) => ({
    ...times,
    attributes: attributesOf(labels),
    count: upTo.at(-1) ?? 0,
    sum,
    bucketCounts: upTo.map((count, at) => count - (upTo[at - 1] ?? 0)),
    explicitBounds: bounds,
  }))
}

const sentAs = ({ name, help, type, values }: Figure, times: Times): Sent => {
  const described = { name, description: help }
  // The package's types have numbers here; its objects have words.
  switch (String(type)) {
    case 'histogram':
      return {
        ...described,
        histogram: { aggregationTemporality: CUMULATIVE, dataPoints: histogramPoints(name, values, times) },
      }
    case 'counter':
      return {
        ...described,
        sum: { aggregationTemporality: CUMULATIVE, isMonotonic: true, dataPoints: points(values, times) },
      }
    default:
      return { ...described, gauge: { dataPoints: points(values, times) } }
  }
}

/** The figures of `/metrics` as OTLP: the same names, labels and values. */
export const asOtlp = (figures: Figures, times: Times): Sent[] => figures.map((figure) => sentAs(figure, times))
