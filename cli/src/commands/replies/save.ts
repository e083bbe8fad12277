import type { Command } from 'commander'
import { usageFailure } from '#output/failure.ts'
import { callCommand } from '#session/call-command.ts'
import { storeIDOf } from '#session/list-options.ts'
import { type Keyed, made, withKey } from '#session/under-key.ts'
import { replyNamed, replyTable } from './reply-table.ts'

interface SaveOptions extends Keyed {
  readonly new?: true
  readonly shortcode?: string
  readonly title?: string
  readonly text?: string
  readonly textEs?: string
  readonly store?: readonly string[]
  readonly allStores?: true
  readonly mine?: true
  readonly everyone?: true
}

export const addTo = (replies: Command): void => {
  const command = replies
    .command('save')
    .description('change a quick reply, or add one')
    .argument('<shortcode>', 'its shortcode or number')
    .option('--new', 'add one with this shortcode')
    .option('--shortcode <shortcode>', 'a new shortcode')
    .option('--title <title>', 'the title in lists')
    .option('--text <text>', 'the text in English')
    .option('--text-es <text>', 'the text for customers who write in Spanish')
    .option('--store <store...>', 'at these stores: number, short name or name')
    .option('--all-stores', 'at all stores')
    .option('--mine', 'only for you')
    .option('--everyone', 'for everyone')
    .addHelpText(
      'before',
      `Examples:
  xd replies save parking --new --title Parking --text "Park behind the store."
  xd replies save parking --text-es "Estacione atrás." --store "Main St"
`,
    )
  callCommand(withKey(command), async (calls, text: string, options: SaveOptions) => {
    const { replies: known } = await calls('inbox/get-quick-replies', {})
    const before = options.new ? undefined : replyNamed(known, text)
    const code = options.shortcode ?? (before ? undefined : text)
    const storeIDs = options.allStores
      ? null
      : options.store && (await Promise.all(options.store.map((store) => storeIDOf(calls, store))))
    const change = {
      ...(options.title !== undefined && { replyTitle: options.title }),
      ...(code !== undefined && { replyShortcode: code }),
      ...(options.text !== undefined && { replyBody: options.text }),
      ...(options.textEs !== undefined && { replyBodyES: options.textEs }),
      ...(storeIDs !== undefined && { storeIDs }),
      ...((options.mine ?? options.everyone) && { replyIsMine: options.mine === true }),
    }
    if (Object.keys(change).length === 0) throw usageFailure('xd replies save needs at least one change')
    const { replies: after } = await made(options, before === undefined, (clientKey) =>
      calls('settings/quick-replies/save', {
        reply: { ...change, ...(before && { replyID: before.replyID }) },
        ...(before ? { expectedVersion: before.replyVersion } : { clientKey }),
      }),
    )
    const reply =
      after.find(({ replyID }) => replyID === before?.replyID) ??
      after.find(({ replyID }) => !known.some((one) => one.replyID === replyID)) ??
      // An earlier run under the same key created it.
      replyNamed(after, code ?? text)
    const table = await replyTable(calls, [reply])
    return { json: reply, tables: () => [table] }
  })
}
