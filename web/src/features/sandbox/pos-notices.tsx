import { Send } from 'lucide-react'
import { useState } from 'react'
import { BATCH_KIND_LABELS, BATCH_KINDS, type BatchKind } from '@xd/core/domain/notice/batch.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { askSandbox, type PushedNotices } from '#data/sandbox.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { Banner } from '#ui/status/banner.tsx'
import sections from './sections.module.css'
import styles from './point-of-sale.module.css'

const KINDS = BATCH_KINDS.map((value) => ({ value, label: BATCH_KIND_LABELS[value] }))

/** Has the store’s system push a batch of notices to the product, with its own API key. */
export function PosNotices({ url, storeKey }: { url: string; storeKey: string }) {
  const [kind, setKind] = useState<BatchKind>('due-soon')
  const [answer, setAnswer] = useState<PushedNotices | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const push = async () => {
    setBusy(true)
    setProblem(null)
    setAnswer(null)
    try {
      setAnswer(await askSandbox(url, 'pos/push-notices', { storeKey, kind }))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The notices couldn’t be sent.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={sections.section} aria-labelledby="pos-notices-title">
      <h2 id="pos-notices-title">Notices</h2>
      <p className={sections.text}>
        Each batch is sent twice, as a program that retries would. The back office accepts it once.
      </p>
      <div className={styles.push}>
        <SelectField label="Kind of notice" value={kind} options={KINDS} onChange={setKind} />
        <Button icon={<Send aria-hidden="true" />} busy={busy} onClick={() => void push()}>
          Send notices
        </Button>
      </div>
      {problem !== null && (
        <div className={styles.place}>
          <Banner tone="warning" role="alert" title="No notices were sent.">
            {problem}
          </Banner>
        </div>
      )}
      {answer && (
        <div className={styles.place} role="status">
          <Banner tone={answer.takenOnce ? 'success' : 'danger'} title={pushedWords(answer)}>
            {answer.takenOnce
              ? `Sent a second time: still batch ${answer.second.batchID}, accepted once.`
              : `Sent a second time: batch ${answer.second.batchID}. It was accepted twice.`}
          </Banner>
          {answer.first.refused.length > 0 && (
            <ul className={styles.answers} aria-label="Rejected notices">
              {answer.first.refused.map(({ noticeExternalID, sentence }) => (
                <li key={noticeExternalID}>
                  Customer {noticeExternalID}: {sentence}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  )
}

const pushedWords = ({ first, notices }: PushedNotices): string =>
  `Batch ${first.batchID}: ${first.taken} of ${countOf(notices, 'notice')} accepted.`
