import type { Command } from 'commander'
import { deviceWords } from '@xd/core/domain/payment/device-words.ts'
import { impressionLabel } from '@xd/core/domain/payment/impression.ts'
import { IMPRESSIONS_PER_PAGE } from '@xd/core/domain/payment/limits.ts'
import { when } from '#output/when.ts'
import { callCommand } from '#session/call-command.ts'
import { gatherPages, pageNotes, type PageOptions, readLimit, withPages } from '#session/pages.ts'

const PAGE = 25

export const addTo = (payments: Command): void => {
  const command = payments
    .command('views')
    .description('who opened or submitted a request’s link, newest first')
    .argument('<paymentKey>', 'the request’s key, from its link')
    .addHelpText(
      'before',
      `Examples:
  xd payments views KEY
  xd payments views KEY --all --json=impressionDate,impressionKind,paymentStatus
`,
    )
  callCommand(
    command,
    async (calls, paymentKey: string, options: PageOptions) => {
      const limit = readLimit(options, PAGE)
      const { items, nextCursor } = await gatherPages(limit, async (_, cursor) => {
        const page = Number(cursor ?? 1)
        const { impressions, count } = await calls('payments/impressions/fetch', { paymentKey, page })
        const before = (page - 1) * IMPRESSIONS_PER_PAGE
        return { items: impressions, nextCursor: before + impressions.length < count ? String(page + 1) : null }
      })
      const views = items.slice(0, limit)
      return {
        json: views,
        tables: () => [
          {
            columns: [{ title: 'WHEN' }, { title: 'ACTION' }, { title: 'BY' }, { title: 'IP', whole: true }],
            rows: views.map((view) => [
              when(view.impressionDate),
              impressionLabel({
                kind: view.impressionKind,
                paymentStatus: view.paymentStatus,
                source: view.impressionSource,
              }),
              deviceWords(view),
              view.impressionIP ?? '',
            ]),
          },
        ],
        notes: pageNotes({ items: views, nextCursor }, 'Nobody has opened the link yet.'),
      }
    },
    (one) => withPages(one, PAGE),
  )
}
