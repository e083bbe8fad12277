import { KEEP_FOREVER } from '@xd/core/domain/retention/retention.ts'
import { expect } from 'vitest'
import type { Act } from './act.ts'

const nothing = () => undefined
const retention = { keep: KEEP_FOREVER, runs: [], nextRun: null, settingsVersion: 7 }
const bubble = { bubbleDomains: ['golden.test'], bubbleStoreIDs: [], bubbleQuotes: true, bubbleVersion: 7 }

const SIZE = { id: 'size', type: 'text', title: 'Size' }

export const SETTINGS_ACTS: readonly Act[] = [
  {
    name: 'a company’s own fields are saved',
    at: 'parts/custom-fields/editor/form-editor.tsx',
    draws: 'FormEditor',
    props: { module: 'payment', saved: { fields: [], version: 7 }, about: null, onCancel: nothing },
    does: [['onAdd', 'text'], ['onChange', SIZE], ['Save']],
    call: 'settings/custom-fields/save',
    asks: { moduleID: 'payment', fields: [SIZE], expectedVersion: 7 },
    answer: { fields: [], version: 8 },
    refetched: 'reload_custom_fields',
    refetchedWhenRefused: ['settings/custom-fields/fetch'],
    said: ['Custom fields saved'],
  },
  {
    name: 'retention is saved',
    at: 'features/settings/retention-settings.tsx',
    draws: 'RetentionSettings',
    within: 'RetentionForm',
    before: [[['settings/retention/fetch', {}], { retention }]],
    does: [['SectionForm']],
    call: 'settings/retention/save',
    asks: { retention: { keep: KEEP_FOREVER }, expectedVersion: 7 },
    answer: { retention },
    refetched: 'reload_retention',
    refetchedWhenRefused: 'reload_retention',
    said: ['Retention saved'],
    tellsFailure: true,
  },
  {
    name: 'the chat bubble is saved',
    at: 'features/chat-bubble/bubble-form.tsx',
    draws: 'BubbleForm',
    props: { settings: bubble },
    does: [['Websites', 'golden.test, pledge.test'], ['form']],
    call: 'settings/chat-bubble/save',
    asks: {
      companyBubbleSettings: expect.objectContaining({ bubbleDomains: ['golden.test', 'pledge.test'] }),
      expectedVersion: 7,
    },
    answer: { companyBubbleSettings: bubble },
    refetched: 'reload_chatbubble_settings',
    refetchedWhenRefused: 'reload_chatbubble_settings',
    said: ['Chat bubble saved'],
    tellsFailure: true,
  },
]
