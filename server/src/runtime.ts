import { Effect, Layer, ManagedRuntime } from 'effect'
import { AppConfig } from './app-config.ts'
import { AppLog } from './app-log.ts'
import type { Config } from './config.ts'
import { Database } from './db/database.ts'
import type { Log } from './log.ts'
import { apartLayer } from './providers/apart/layer.ts'
import { emailLayer } from './providers/email/layer.ts'
import { metalsLayer } from './providers/metals/layer.ts'
import { textingLayer } from './providers/texting/layer.ts'
import { cardGateways } from './services/gateways/card-gateways.ts'
import { databaseMedia } from './services/media/database-media.ts'
import type { Runtime } from './services.ts'
import { ChatNews } from '#services/bubble/chat-news.ts'
import { makeTroubles, Troubles } from '#troubles.ts'
import { makeVitals, Vitals } from '#services/admin/vitals.ts'

/** Without anyone to receive news, there is nothing to wait for. */
const NO_NEWS: typeof ChatNews.Service = {
  waitFor: () => Effect.void,
  isAnswering: () => false,
  visitorTypes: () => undefined,
}

/** The services of calls and jobs, over one database. */
export const makeRuntime = (
  config: Config,
  database: typeof Database.Service,
  log: Log,
  vitals: typeof Vitals.Service = makeVitals(Date.now),
  chatNews: typeof ChatNews.Service = NO_NEWS,
  troubles: typeof Troubles.Service = makeTroubles(log, Date.now),
  telemetry: Layer.Layer<never> = Layer.empty,
): Runtime =>
  ManagedRuntime.make(
    Layer.mergeAll(
      Layer.merge(databaseMedia, cardGateways).pipe(
        Layer.provideMerge(
          Layer.mergeAll(
            Layer.succeed(Database)(database),
            Layer.succeed(AppConfig)(config),
            Layer.succeed(Troubles)(troubles),
          ),
        ),
      ),
      textingLayer(config, troubles),
      emailLayer(config, troubles),
      metalsLayer(config, troubles),
      apartLayer(config, (lane, message) => log.error({ lane, message }, 'a process apart does not start')),
      Layer.succeed(AppLog)(log),
      Layer.succeed(Vitals)(vitals),
      Layer.succeed(ChatNews)(chatNews),
      telemetry,
    ),
  )
