import type { Command } from 'commander'
import {
  BUBBLE_CLOSED,
  BUBBLE_POSITIONS,
  type BubbleClosed,
  type BubblePosition,
} from '@xd/core/domain/bubble/settings.ts'
import { usageFailure } from '#output/failure.ts'
import { callCommand } from '#session/call-command.ts'
import { storeIDOf } from '#session/list-options.ts'
import { bubbleFacts } from './facts.ts'

interface Given {
  /** False for `--no-quotes`. */
  readonly quotes?: boolean
  readonly chat?: 'on' | 'off'
  readonly sites?: string
  readonly closed?: BubbleClosed
  readonly color?: string
  readonly side?: BubblePosition
  readonly greeting?: string
  readonly greetingEs?: string
  readonly consent?: string
  readonly consentEs?: string
  readonly store?: readonly string[]
  readonly allStores?: boolean
}

export const addTo = (bubble: Command): void => {
  const command = bubble
    .command('save')
    .description('change your website’s chat: on or off, how it looks, and where it appears')
    .option('--sites <sites>', 'the websites it can appear on, comma-separated')
    .option('--color <color>', 'its color, like #1b6b3a')
    .option('--greeting <text>', 'the greeting')
    .option('--greeting-es <text>', 'the same in Spanish')
    .option('--consent <text>', 'the consent text visitors agree to')
    .option('--consent-es <text>', 'the same in Spanish')
    .option('--store <store...>', 'visitors can message only these stores: number, short name or name')
    .option('--all-stores', 'visitors can message every store')
    .option('--quotes', 'visitors can ask for quotes')
    .option('--no-quotes', 'visitors can’t ask for quotes')
    .addHelpText(
      'before',
      `Examples:
  xd bubble save --sites example.com,shop.example.com --chat on
  xd bubble save --closed hide
  xd bubble save --store "Main St" Lake --quotes
`,
    )
  command.addOption(command.createOption('--chat <on|off>', 'turn the chat on or off').choices(['on', 'off']))
  command.addOption(
    command.createOption('--closed <what>', 'what visitors see while a store is closed').choices([...BUBBLE_CLOSED]),
  )
  command.addOption(command.createOption('--side <side>', 'the side of the page').choices([...BUBBLE_POSITIONS]))
  callCommand(command, async (calls, options: Given) => {
    const { chat, sites, closed, color, side, greeting, greetingEs, consent, consentEs, quotes } = options
    const storeIDs = options.allStores
      ? []
      : options.store && (await Promise.all(options.store.map((store) => storeIDOf(calls, store))))
    const change = {
      ...(chat !== undefined && { bubbleEnabled: chat === 'on' }),
      ...(sites !== undefined && { bubbleDomains: sites.split(',').filter((site) => site.trim() !== '') }),
      ...(closed !== undefined && { bubbleClosed: closed }),
      ...(color !== undefined && { bubbleColor: color }),
      ...(side !== undefined && { bubblePosition: side }),
      ...(greeting !== undefined && { bubbleGreetingEN: greeting }),
      ...(greetingEs !== undefined && { bubbleGreetingES: greetingEs }),
      ...(consent !== undefined && { bubbleConsentEN: consent }),
      ...(consentEs !== undefined && { bubbleConsentES: consentEs }),
      ...(storeIDs !== undefined && { bubbleStoreIDs: storeIDs }),
      ...(quotes !== undefined && { bubbleQuotes: quotes }),
    }
    if (Object.keys(change).length === 0) throw usageFailure('xd bubble save needs at least one change')
    const { bubbleVersion } = (await calls('settings/chat-bubble/fetch', {})).companyBubbleSettings
    const { companyBubbleSettings } = await calls('settings/chat-bubble/save', {
      companyBubbleSettings: change,
      expectedVersion: bubbleVersion,
    })
    const table = await bubbleFacts(calls, companyBubbleSettings)
    return { json: companyBubbleSettings, tables: () => [table] }
  })
}
