import type { Command } from 'commander'
import { addExport } from '#session/add-export.ts'

export const addTo = (keys: Command): void =>
  addExport(keys, {
    name: 'api-keys',
    what: 'the company’s API keys, without their secrets,',
    example: 'xd keys export --out keys.csv',
  })
