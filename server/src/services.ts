import type { ManagedRuntime } from 'effect'
import type { AppConfig } from '#app-config.ts'
import type { AppLog } from '#app-log.ts'
import type { Database } from '#db/database.ts'
import type { Apart } from '#providers/apart/apart.ts'
import type { CardGateways } from '#providers/cards/gateway.ts'
import type { Email } from '#providers/email/email.ts'
import type { MediaStore } from '#providers/media/media-store.ts'
import type { Metals } from '#providers/metals/metals.ts'
import type { Texting } from '#providers/texting/texting.ts'
import type { ChatNews } from '#services/bubble/chat-news.ts'
import type { Troubles } from '#troubles.ts'
import type { Vitals } from '#services/admin/vitals.ts'

/** Everything a handler or a job may need. */
export type Services =
  | Apart
  | AppConfig
  | AppLog
  | ChatNews
  | Database
  | CardGateways
  | Email
  | MediaStore
  | Metals
  | Texting
  | Troubles
  | Vitals

/** Runs handlers and jobs. */
export type Runtime = ManagedRuntime.ManagedRuntime<Services, never>
