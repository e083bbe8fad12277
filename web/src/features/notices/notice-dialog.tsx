import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { documentPath } from '@xd/core/contract/documents.ts'
import { BATCH_KIND_LABELS } from '@xd/core/domain/notice/batch.ts'
import { LAW_IS_INFERRED } from '@xd/core/domain/notice/lawful.ts'
import { letterAddress } from '@xd/core/domain/notice/letter-address.ts'
import { messageSegments } from '@xd/core/domain/message/segments.ts'
import type { NoticeData } from '#data/notices.ts'
import { MessagePreview } from '#parts/message/message-preview.tsx'
import { LinkIfAllowed } from '#parts/page/link-if-allowed.tsx'
import { paths } from '#paths.ts'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { Button } from '#ui/action/button.tsx'
import { Dialog, FooterStart } from '#ui/overlay/dialog.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { linked } from '#ui/text/linked.tsx'
import { MailedDialog } from './mailed-dialog.tsx'
import { NoticeHistory } from './notice-history.tsx'
import { NoticeTag } from './notice-tag.tsx'
import { NoticeInterest, NoticeTickets } from './notice-tickets.tsx'
import { restsOnLaw, routeWords } from './notice-words.ts'
import { LongWord } from '#ui/text/long-word.tsx'
import styles from './notices.module.css'

interface Props {
  readonly notice: NoticeData
  readonly timezone: string
  /** Its batch is open behind it. */
  readonly inBatch: boolean
  readonly onClose: () => void
}

/** One notice: its text, its tickets, and its status. */
export function NoticeDialog({ notice, timezone, inBatch, onClose }: Props) {
  const {
    noticeID,
    name,
    batchKind,
    noticeStatus,
    reason,
    mayBeMailed,
    channel,
    subject,
    body,
    language,
    custID,
    convoID,
    tickets,
    postalAddress,
    needsAddress,
  } = notice
  const navigate = useNavigate()
  const [mailing, setMailing] = useState(false)
  const segments = channel === 'sms' && body !== null ? messageSegments(body).segments : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      size="large"
      footer={
        <>
          <FooterStart>
            <DownloadLink href={documentPath('notice-proof', { notice: noticeID })} label="Proof (PDF)" />
            {body !== null && (mayBeMailed || noticeStatus === 'mailed') && (
              <DownloadLink href={documentPath('notice-letters', { notice: noticeID })} label="Letter (PDF)" />
            )}
          </FooterStart>
          {mayBeMailed && (
            <Button writes onClick={() => setMailing(true)}>
              Mark mailed…
            </Button>
          )}
        </>
      }
      description={
        <span className={styles.heading}>
          <NoticeTag status={noticeStatus} />
          <span>{BATCH_KIND_LABELS[batchKind]}</span>
          {reason !== null && <span>{reason}</span>}
        </span>
      }
    >
      <div className={styles.notice}>
        {restsOnLaw(notice) && <Banner tone="info">{LAW_IS_INFERRED}</Banner>}
        {body !== null && (
          <MessagePreview
            head={<LongWord className="num" text={routeWords(notice)} />}
            segments={segments}
            lang={language}
            subject={subject ?? undefined}
            body={linked(body)}
          />
        )}
        {needsAddress && (
          <Banner
            tone="warning"
            actions={
              <Button size="small" onClick={() => void navigate({ to: paths.noticeAddresses })}>
                Enter the address
              </Button>
            }
          >
            This letter needs an address before it can be printed.
          </Banner>
        )}
        {postalAddress !== '' && <PostalAddress lines={letterAddress(name, postalAddress)} />}
        <NoticeTickets tickets={tickets} />
        <NoticeInterest tickets={tickets} />
        <NoticeHistory notice={notice} timezone={timezone} />
        <p className={styles.links}>
          {!inBatch && <Link to={paths.noticeBatch(notice.batchID)}>Open the batch</Link>}
          {custID !== null && (
            <LinkIfAllowed to={paths.customer({ custID, custLastName: '', custFirstName: '' })} otherwise={null}>
              Open the customer
            </LinkIfAllowed>
          )}
          {convoID !== null && (
            <LinkIfAllowed to={paths.inboxConversation(convoID)} otherwise={null}>
              Open the conversation
            </LinkIfAllowed>
          )}
        </p>
      </div>
      {mailing && (
        <MailedDialog
          letters={{ of: 'notice', noticeID, name }}
          timezone={timezone}
          onClose={() => setMailing(false)}
        />
      )}
    </Dialog>
  )
}

/** The lines shown in the envelope's window. */
function PostalAddress({ lines }: { lines: readonly string[] }) {
  return (
    <section aria-label="Postal address">
      <h3 className={styles.title}>Postal address</h3>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  )
}
