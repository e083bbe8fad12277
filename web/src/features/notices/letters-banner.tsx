import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { documentPath } from '@xd/core/contract/documents.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import type { BatchData } from '#data/notices.ts'
import { paths } from '#paths.ts'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { MailedDialog } from './mailed-dialog.tsx'

/** A batch's letters that someone must mail. */
export function LettersBanner({ batch, timezone }: { batch: BatchData; timezone: string }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { batchID, counts } = batch
  if (counts.letter === 0) return null
  const ready = counts.letter - counts.needsAddress
  return (
    <>
      <Banner
        tone="warning"
        actions={
          <>
            {counts.needsAddress > 0 && (
              <Button size="small" onClick={() => void navigate({ to: paths.noticeAddresses })}>
                Enter addresses
              </Button>
            )}
            {ready > 0 && (
              <>
                <DownloadLink small href={documentPath('notice-letters', { batch: batchID })} label="Letters (PDF)" />
                <Button writes size="small" onClick={() => setAsking(true)}>
                  Mark mailed…
                </Button>
              </>
            )}
          </>
        }
      >
        {ready > 0 && `${countOf(ready, 'letter')} to mail. `}
        {counts.needsAddress > 0 &&
          `${countOf(counts.needsAddress, 'letter')} ${counts.needsAddress === 1 ? 'needs' : 'need'} an address first.`}
      </Banner>
      {asking && (
        <MailedDialog
          letters={{ of: 'batch', batchID, many: ready }}
          timezone={timezone}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
