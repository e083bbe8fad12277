import type { Hono } from 'hono'
import { openAPI } from '@xd/core/contract/openapi.ts'
import type { Config } from '#config.ts'

export const mountOpenAPI = (app: Hono, { version, publicURL }: Config): void => {
  // Built on first use, to keep it out of the startup time.
  let document: object | undefined
  app.get('/api/openapi.json', (c) => c.json((document ??= openAPI(version, publicURL))))
}
