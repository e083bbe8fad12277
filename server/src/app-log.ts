import { Context } from 'effect'
import type { Log } from './log.ts'

export class AppLog extends Context.Service<AppLog, Log>()('AppLog') {}
