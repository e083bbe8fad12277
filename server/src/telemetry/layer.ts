import { ConfigProvider, Effect, Layer, Tracer } from 'effect'
import { HttpClient } from 'effect/http'
import { OtlpExporter, OtlpResource, OtlpSerialization, OtlpTracer } from 'effect/observability'
import { randomUUID } from 'node:crypto'
import type { Registry } from 'prom-client'
import { MINUTE_MS, SECOND_MS } from '@xd/core/domain/time/spans.ts'
import type { Config } from '#config.ts'
import type { Troubles } from '#troubles.ts'
import { collectorClient } from './collector.ts'
import { asOtlp } from './figures.ts'
import { Sample } from './span.ts'
import { wordless } from './wordless.ts'

const NAME = 'xd-back-office'
const SPANS_MS = 5 * SECOND_MS
const FIGURES_MS = MINUTE_MS
/** Spans in one request, and how many wait at most before it leaves. */
const MOST_SPANS = 500
/** For the remaining spans at the end: the server doesn't wait for a collector that is down. */
const GOODBYE_MS = 500

interface Told {
  readonly otlp: NonNullable<Config['otlp']>
  readonly version: string
  readonly startedAt: number
  readonly troubles: typeof Troubles.Service
  /** The figures of `/metrics`. */
  readonly figures: () => ReturnType<Registry['getMetricsAsJSON']>
}

/** Sends an OpenTelemetry collector a share of the calls and jobs and, every minute, the figures of `/metrics`. */
export const telemetryLayer = ({ otlp, version, startedAt, troubles, figures }: Told): Layer.Layer<never> => {
  const identity = {
    serviceName: NAME,
    serviceVersion: version,
    // Apart from the other processes of one installation, whose figures have the same names.
    attributes: { 'service.instance.id': randomUUID() },
  }
  const to = (signal: 'traces' | 'metrics', everyMs: number) => ({
    url: `${otlp.url}/v1/${signal}`,
    headers: otlp.authorization === undefined ? undefined : { authorization: otlp.authorization },
    exportInterval: otlp.everyMs ?? everyMs,
    shutdownTimeout: GOODBYE_MS,
  })

  const tracer = Layer.effect(Tracer.Tracer)(
    OtlpTracer.make({ ...to('traces', SPANS_MS), resource: identity, maxBatchSize: MOST_SPANS }).pipe(
      Effect.map(wordless),
      // The environment's OpenTelemetry variables are not ours: a wrong one would stop the start.
      Effect.provideService(ConfigProvider.ConfigProvider, ConfigProvider.fromUnknown({})),
    ),
  )

  const metrics = Layer.effectDiscard(
    Effect.gen(function* () {
      const serialization = yield* OtlpSerialization.OtlpSerialization
      const resource = OtlpResource.make(identity)
      const exporter = yield* OtlpExporter.make({
        ...to('metrics', FIGURES_MS),
        label: 'OtlpMetrics',
        // Each leaves at once.
        maxBatchSize: 1,
        body: (batches) => {
          const scopeMetrics = batches.map((batch) => ({ scope: { name: NAME, version }, metrics: batch }))
          return [serialization.metrics({ resourceMetrics: [{ resource, scopeMetrics }] }), Effect.void]
        },
      })
      const collect = async () => {
        const found = await figures()
        exporter.push(asOtlp(found, { startTimeUnixNano: `${startedAt}000000`, timeUnixNano: `${Date.now()}000000` }))
      }
      yield* Effect.promise(collect).pipe(
        Effect.ignoreCause,
        Effect.andThen(Effect.sleep(otlp.everyMs ?? FIGURES_MS)),
        Effect.forever,
        Effect.forkScoped,
      )
    }),
  )

  return Layer.mergeAll(tracer, metrics, Layer.succeed(Sample)(otlp.sample)).pipe(
    Layer.provide(
      Layer.mergeAll(
        OtlpExporter.layerFlusher,
        OtlpSerialization.layerJson,
        Layer.succeed(HttpClient.HttpClient)(collectorClient(troubles)),
      ),
    ),
  )
}
