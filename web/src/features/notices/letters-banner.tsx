import { useState } from 'react'
import { documentPath } from '@xd/core/contract/documents.ts'
import type { BatchData } from '#data/notices.ts'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { countOf } from '#ui/text/count-of.ts'
import { MailedDialog } from './mailed-dialog.tsx'

/** Letters of a batch that someone has to mail. */
export function LettersBanner({ batch, timezone }: { batch: BatchData; timezone: string }) {
  const [asking, setAsking] = useState(false)
  const { batchID, counts } = batch
  if (counts.letter === 0) return null
  return (
    <>
      <Banner
        tone="warning"
        actions={
          <>
            <DownloadLink small href={documentPath('notice-letters', { batch: batchID })} label="Letters (PDF)" />
            <Button writes size="small" onClick={() => setAsking(true)}>
              Mark mailed…
            </Button>
          </>
        }
      >
        {countOf(counts.letter, 'letter')} {counts.letter === 1 ? 'has' : 'have'} to be mailed.
      </Banner>
      {asking && (
        <MailedDialog
          letters={{ of: 'batch', batchID, many: counts.letter }}
          timezone={timezone}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
