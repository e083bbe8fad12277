import type { WireOutput } from '@xd/core/contract/calls.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { facts, type Table } from '#output/table.ts'

export type Import = WireOutput<'mailers/imports/fetch'>['import']

/** The result of an import, or of a dry run. */
export const importFacts = ({ filename, importState, rows, matched, skipped, diff, importID }: Import): Table =>
  facts([
    ['Import', importID === null ? '' : String(importID)],
    ['File', filename],
    ['State', importID === null ? 'dry run' : importState],
    ['Rows', grouped(rows)],
    ['Left out', grouped(skipped)],
    ['Customers already here', grouped(matched)],
    ['Customers added', grouped(diff.customersMade)],
    ['Customers changed', grouped(diff.customersChanged)],
    ['Tickets added', grouped(diff.ticketsMade)],
    ['Tickets changed', grouped(diff.ticketsChanged)],
    ['Tickets gone', grouped(diff.ticketsGone)],
  ])

export const problemTable = ({ problems, problemCount }: Import): readonly Table[] =>
  problems.length === 0
    ? []
    : [
        {
          heading:
            problems.length < problemCount ? `The first ${problems.length} of ${problemCount} problems` : 'Problems',
          columns: [{ title: 'ROW', align: 'right' }, { title: 'PROBLEM' }],
          rows: problems.map(({ row, sentence }) => [String(row), sentence]),
        },
      ]
