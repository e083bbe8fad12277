import type { Hono } from 'hono'
import type { Vitals } from '#services/admin/vitals.ts'

/** Counts incoming webhooks, and whether they were accepted, for the system statistics. */
export const countWebhooks = (app: Hono, vitals: typeof Vitals.Service): void => {
  app.use('/hooks/:kind/:provider', async (c, next) => {
    await next()
    // A path none of our providers would call is a stranger's guess.
    if (c.res.status !== 404) vitals.webhookCame(c.req.path, c.res.ok)
  })
}
