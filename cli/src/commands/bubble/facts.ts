import type { CallClient } from '@xd/core/client/call-client.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { facts, type Table } from '#output/table.ts'
import { storeAbbrs } from '#session/list-options.ts'

type Settings = WireOutput<'settings/chat-bubble/fetch'>['companyBubbleSettings']

export const bubbleFacts = async (calls: CallClient, settings: Settings): Promise<Table> => {
  const storeName = await storeAbbrs(calls)
  return facts([
    ['Chat', settings.bubbleEnabled ? 'on' : 'off'],
    ['Websites', settings.bubbleDomains.join(', ') || 'none yet'],
    ['Stores', settings.bubbleStoreIDs.length === 0 ? 'all' : settings.bubbleStoreIDs.map(storeName).join(', ')],
    ['While closed', settings.bubbleClosed === 'hide' ? 'hidden' : 'accepts messages'],
    ['Quote requests', settings.bubbleQuotes ? 'on' : 'off'],
    ['Color', settings.bubbleColor],
    ['Side', settings.bubblePosition],
    ['Greeting', settings.bubbleGreetingEN],
    ['In Spanish', settings.bubbleGreetingES],
    ['Consent text', settings.bubbleConsentEN],
    ['In Spanish', settings.bubbleConsentES],
  ])
}
