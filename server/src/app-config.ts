import { Context } from 'effect'
import type { Config } from './config.ts'

export class AppConfig extends Context.Service<AppConfig, Config>()('AppConfig') {}
