import type { Command } from 'commander'
import QRCode from 'qrcode'
import { facts } from '#output/table.ts'
import { callCommand } from '#session/call-command.ts'

export const addTo = (parent: Command): void => {
  const command = parent
    .command('start')
    .description('start setting up an authenticator app; then confirm it with a code')
    .addHelpText('before', 'Examples:\n  xd second-factor start\n  xd second-factor confirm 492039\n')
  callCommand(command, async (calls) => {
    const { otpauthURL, secret } = await calls('auth/second-factor/start', {})
    if (process.stdout.isTTY) process.stderr.write(`${await QRCode.toString(otpauthURL, { type: 'utf8' })}\n`)
    return {
      json: { otpauthURL, secret },
      tables: () => [
        facts([
          ['Secret', secret],
          ['Address', otpauthURL],
        ]),
      ],
      notes: ['Scan the picture with your app, or type in the secret. Then: xd second-factor confirm CODE'],
    }
  })
}
