import type { Command } from 'commander'
import { money } from '#output/figure.ts'
import { callCommand } from '#session/call-command.ts'

export const addTo = (self: Command): void => {
  const command = self
    .command('list')
    .description('your stores’ self-service settings')
    .addHelpText('before', 'Examples:\n  xd self list\n  xd self list --json=storeName,selfURL\n')
  callCommand(command, async (calls) => {
    const { stores } = await calls('stores/list', {})
    const listed = await Promise.all(
      stores.map(async ({ storeID, storeName }) => ({
        storeName,
        ...(await calls('settings/self-service/fetch', { storeID })).settings,
      })),
    )
    return {
      json: listed,
      tables: () => [
        {
          columns: [
            { title: 'STORE' },
            { title: 'ON' },
            { title: 'OLDEST FILE', align: 'right' },
            { title: 'LARGEST PAYMENT', align: 'right' },
            { title: 'PAGE', whole: true },
          ],
          rows: listed.map(({ storeName, selfEnabled, selfMaxAgeHours, selfMaxAmount, selfURL }) => [
            storeName,
            selfEnabled ? 'yes' : 'no',
            `${selfMaxAgeHours} h`,
            selfMaxAmount === null ? 'no limit' : money(selfMaxAmount),
            selfURL,
          ]),
        },
      ],
    }
  })
}
