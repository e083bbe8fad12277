import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { useSandbox } from '#data/sandbox.ts'
import { announce } from '#ui/a11y/announce.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { HandsetBubble } from './handset-bubble.tsx'
import { HandsetComposer } from './handset-composer.tsx'
import { openLikePhone } from './open-like-phone.ts'
import type { SandboxInfo, SandboxPlace } from './place.ts'
import styles from './handset.module.css'

/** The link to the page on which a store's customers pay. */
const PAY_LINK = /https?:\/\/\S+\/my\/\S+/
/** A link that comes later, or not at all, is the customer's to open. */
const OPENS_WITHIN_MS = 20_000

interface Props {
  info: SandboxInfo
  phone: string
  /** The number at the other end; by default, that of the newest text. */
  chosen: string | undefined
  go: (place: SandboxPlace) => void
}

/** One customer's phone, and what it has exchanged with one store. */
export function Handset({ info, phone, chosen, go }: Props) {
  const { data, isError, error, refetch } = useSandbox(info.url, 'phone/messages', { phone })
  const all = data?.messages ?? []
  const newest = all.at(-1)
  const other =
    chosen ?? (newest ? (newest.direction === 'in' ? newest.from : newest.to) : info.stores[0]?.storeSMSNumber) ?? ''
  const messages = all.filter(({ from, to }) => from === other || to === other)
  const store = info.stores.find(({ storeSMSNumber }) => storeSMSNumber === other)
  const last = messages.at(-1)

  const thread = useRef<HTMLDivElement>(null)
  const heard = useRef<string | undefined>(undefined)
  const isAskingToPay = useRef(false)
  const askToPay = () => {
    isAskingToPay.current = true
    setTimeout(() => (isAskingToPay.current = false), OPENS_WITHIN_MS)
  }
  useEffect(() => {
    thread.current?.scrollTo({ top: thread.current.scrollHeight })
    if (heard.current !== undefined && last?.direction === 'in') announce(`New text: ${last.body || 'a picture'}`)
    heard.current = last?.messageSid ?? ''
    const [link] = (last?.direction === 'in' && PAY_LINK.exec(last.body)) || []
    if (link === undefined || !isAskingToPay.current) return
    isAskingToPay.current = false
    openLikePhone(link)
  }, [last?.messageSid, last?.direction, last?.body])

  const unlisted = store === undefined && other !== '' ? [{ value: other, label: formatPhone(other) }] : []
  return (
    <div className={styles.device}>
      <header className={styles.head}>
        <span className={styles.back}>
          <IconButton
            label="Back to the phones"
            icon={<ArrowLeft aria-hidden="true" />}
            onClick={() => go({ tab: 'phones' })}
          />
        </span>
        <p className={styles.owner}>
          <span className={`${styles.number} num`}>{data?.owner ?? formatPhone(phone)}</span>
          <span className={`${styles.simulated} num`}>{data?.owner ? formatPhone(phone) : 'Simulated phone'}</span>
        </p>
        <SelectField
          label="Texting with"
          value={other}
          onChange={(number) => go({ tab: 'phones', phone, with: number })}
          options={[
            ...info.stores.map(({ storeSMSNumber, storeName, companyName }) => ({
              value: storeSMSNumber,
              label: `${storeName} · ${formatPhone(storeSMSNumber)}`,
              group: companyName,
            })),
            ...unlisted,
          ]}
        />
      </header>
      <div className={styles.thread} ref={thread} tabIndex={0} role="log" aria-label="Texts" aria-live="off">
        {isError && <LoadFailed what="texts" error={error} retry={refetch} />}
        {data && messages.length === 0 && (
          <EmptyState
            kind="none"
            title="No texts yet"
            text={`Write to ${store?.storeName ?? 'the store'} below. The text arrives in its inbox.`}
          />
        )}
        {messages.map((message) => (
          <HandsetBubble key={message.messageSid} message={message} />
        ))}
      </div>
      <HandsetComposer
        url={info.url}
        from={phone}
        to={other}
        storeName={store?.storeName ?? formatPhone(other)}
        onAskToPay={askToPay}
      />
    </div>
  )
}
