import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { decodeFile } from '@xd/core/domain/import/decode.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { askSandbox, type TakenRewrites } from '#data/sandbox.ts'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/status/banner.tsx'
import sections from './sections.module.css'
import styles from './point-of-sale.module.css'

/** Gives the store’s system the tickets' new numbers, in the file that Rewrites exports. */
export function PosRewrites({ url }: { url: string }) {
  const picker = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState<TakenRewrites | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const take = async (file: File | undefined) => {
    if (file === undefined) return
    setBusy(true)
    setProblem(null)
    try {
      const decoded = decodeFile(new Uint8Array(await file.arrayBuffer()))
      if (!decoded.ok) throw new Error(decoded.reason)
      setAnswer(await askSandbox(url, 'pos/take-rewrites', { csv: decoded.text }))
    } catch (error) {
      setAnswer(null)
      setProblem(error instanceof Error ? error.message : 'The file couldn’t be accepted.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={sections.section} aria-labelledby="pos-rewrites-title">
      <h2 id="pos-rewrites-title">New ticket numbers</h2>
      <p className={sections.text}>
        Choose the file you exported from Payments, Rewrites. Accepted numbers show in the next export above.
      </p>
      <div className={styles.place}>
        <Button icon={<FileUp aria-hidden="true" />} busy={busy} onClick={() => picker.current?.click()}>
          Choose the file
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".csv,text/csv"
          aria-label="File of rewritten tickets"
          hidden
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {problem !== null && (
        <div className={styles.place}>
          <Banner tone="danger" role="alert" title="This file can’t be accepted.">
            {problem}
          </Banner>
        </div>
      )}
      {answer && (
        <div className={styles.place} role="status">
          <Banner tone={answer.refused.length > 0 ? 'warning' : 'success'} title={takenWords(answer)}>
            {answer.refused.length > 0 && 'Report each rejected number in its batch.'}
          </Banner>
          {answer.refused.length > 0 && (
            <ul className={styles.answers} aria-label="Rejected tickets">
              {answer.refused.map(({ line, reason }) => (
                <li key={line}>
                  Line {line}: {reason}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  )
}

const takenWords = ({ taken, known, refused }: TakenRewrites): string =>
  [
    `${countOf(taken.length, 'new number')} accepted`,
    known > 0 && `${known} already known`,
    refused.length > 0 && `${refused.length} rejected`,
  ]
    .filter(Boolean)
    .join(', ') + '.'
