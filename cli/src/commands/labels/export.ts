import type { Command } from 'commander'
import { addExport } from '#session/add-export.ts'

export const addTo = (labels: Command): void =>
  addExport(labels, {
    name: 'labels',
    what: 'the company’s labels',
    example: 'xd labels export --out labels.csv',
  })
