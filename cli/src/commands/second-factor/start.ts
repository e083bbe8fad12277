import type { Command } from 'commander'
import QRCode from 'qrcode'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { facts } from '#output/table.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

export const addTo = (parent: Command): void => {
  const command = parent
    .command('start')
    .description('start setting up an authenticator app; then confirm it with a code')
    .addHelpText('before', 'Examples:\n  xd second-factor start\n  xd second-factor confirm 492039\n')
  withServer(withOutput(command)).action(async (options: OutputOptions & ServerOptions) => {
    const { otpauthURL, secret } = await signedInCalls(options)('auth/second-factor/start', {})
    if (process.stdout.isTTY) process.stderr.write(`${await QRCode.toString(otpauthURL, { type: 'utf8' })}\n`)
    return show(options, {
      json: { otpauthURL, secret },
      tables: () => [
        facts([
          ['Secret', secret],
          ['Address', otpauthURL],
        ]),
      ],
      notes: ['Scan the picture with your app, or type in the secret. Then: xd second-factor confirm CODE'],
    })
  })
}
