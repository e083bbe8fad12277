import type { WireOutput } from '@xd/core/contract/calls.ts'
import { money } from '#output/figure.ts'
import { facts, type Table } from '#output/table.ts'

type Settings = WireOutput<'settings/self-service/fetch'>['settings']

export const settingsTable = (settings: Settings): Table =>
  facts([
    ['Customers pay without a clerk', settings.selfEnabled ? 'yes' : 'no'],
    ['Oldest ticket file allowed, in hours', String(settings.selfMaxAgeHours)],
    ['Largest payment allowed', settings.selfMaxAmount === null ? 'no limit' : money(settings.selfMaxAmount)],
    ['Shows what each ticket is for', settings.selfShowItems ? 'yes' : 'no'],
    ['Page', settings.selfURL],
    ['Version', String(settings.settingsVersion)],
  ])
