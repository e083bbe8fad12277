import type { Hono } from 'hono'
import { openAPI } from '@xd/core/contract/openapi.ts'
import type { Config } from '#config.ts'

export const mountOpenAPI = (app: Hono, { version }: Config): void => {
  // Made when first asked for: a start does not pay for it.
  let document: object | undefined
  app.get('/api/openapi.json', (c) => c.json((document ??= openAPI(version))))
}
