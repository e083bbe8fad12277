import type { Command } from 'commander'
import { acting, callsOf } from '#session/client.ts'
import { liveOf } from '#session/live.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

/** How often to check without any events, in case some were missed. */
const LOOK_MS = 5_000

export const addTo = (mailers: Command): void => {
  const command = mailers
    .command('watch')
    .description('a mailer’s live progress')
    .argument('<jobID>', 'the mailer’s number')
    .addHelpText('before', `Examples:\n  xd mailers watch 12\n`)
  withServer(command).action(async (jobID: string, options: ServerOptions) => {
    const { openMailer } = await import('#screens/open-mailer.tsx')
    const { server, token } = acting(options)
    const calls = callsOf(server, token)
    const { user } = await calls('auth/info', {})
    const load = async () => (await calls('mailers/fetch-job', { jobID })).job
    await openMailer(load, (news) => {
      const live = liveOf(server, token, {
        companyKey: user.companyKey,
        userID: user.userID,
        onEvent: ({ event, data }) => {
          if (event === 'reload_mailers' && String(data.jobID) === jobID) news()
          if (event === 'process_progress' && data.processID === `mailer/${jobID}`) news()
        },
        onStatus: () => undefined,
      })
      const timer = setInterval(news, LOOK_MS)
      return () => {
        clearInterval(timer)
        live.close()
      }
    })
  })
}
