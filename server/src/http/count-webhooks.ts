import type { Hono } from 'hono'
import type { Vitals } from '#services/admin/vitals.ts'

/** Counts what comes in from outside, and whether it was taken, for the system statistics. */
export const countWebhooks = (app: Hono, vitals: typeof Vitals.Service): void => {
  app.use('/hooks/:kind/:provider', async (c, next) => {
    await next()
    // What no provider of ours would send is a stranger's guess.
    if (c.res.status !== 404) vitals.webhookCame(c.req.path, c.res.ok)
  })
}
