import { Moon } from 'lucide-react'
import { useMemo } from 'react'
import type { MessageChannel } from '@xd/core/domain/message/channel.ts'
import { storeTime, storeZoneName } from '@xd/core/domain/hours/store-clock.ts'
import { homeOf, isQuiet, whereaboutsOf } from '@xd/core/domain/mailer/quiet-hours.ts'
import { wordWarnings } from '@xd/core/domain/mailer/refused-words.ts'
import { plainOffer } from '@xd/core/domain/message/plain-accents.ts'
import { stateOfPhone } from '@xd/core/domain/phone/state.ts'
import { Button } from '#ui/action/button.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { plainWords } from './plain-words.ts'
import { SegmentCount } from './segment-count.tsx'
import styles from './pre-send-strip.module.css'

interface Props {
  text: string
  hasPictures: boolean
  channel: MessageChannel
  phone: string
  /** The state where they live, if known. */
  state: string | null
  firstName: string
  timezone: string
  /** The customer refuses messages about loans and payments. */
  loansRefused: boolean
  onPlain: (text: string) => void
}

/** The facts before Send: the cost, words that carriers filter, the customer's local time, and how to save segments. */
export function PreSendStrip({ text, hasPictures, channel, phone, state, firstName, timezone, ...rest }: Props) {
  const now = useNow()
  const { loansRefused, onPlain } = rest
  const who = whereaboutsOf({ custPhone: phone, custState: state }, timezone)
  const { state: home, zone } = homeOf(who)
  // Someone with a foreign number and no known home has no known local time.
  const quiet = channel === 'sms' && home !== null && isQuiet(who, now)
  const plain = channel === 'sms' && !hasPictures ? plainOffer(text) : undefined
  const warnings = useMemo(() => (channel === 'sms' ? wordWarnings([text]) : []), [channel, text])
  const isBegun = text !== '' || hasPictures
  if (!isBegun && !quiet && !loansRefused) return null
  return (
    <div className={styles.strip}>
      {loansRefused && (
        <p className={styles.quiet}>
          {firstName || 'This customer'} doesn’t want messages about loans and payments. Nothing is sent automatically.
        </p>
      )}
      {plain && (
        <p className={styles.plain}>
          {plainWords(plain)}{' '}
          <Button size="small" variant="ghost" onClick={() => onPlain(plain.text)}>
            Use plain letters
          </Button>
        </p>
      )}
      {warnings.map(({ sentence }) => (
        <p key={sentence} className={styles.quiet} role="status">
          {sentence}
        </p>
      ))}
      <p className={styles.facts}>
        {channel === 'sms' && isBegun && (
          <SegmentCount text={text} hasPictures={hasPictures} isPriced={stateOfPhone(phone) !== undefined} />
        )}
        {home !== null && (
          <span className={quiet ? styles.quiet : undefined}>
            {quiet && <Moon size={13} aria-hidden="true" />}
            It’s{' '}
            <span className="num">
              {storeTime(now, zone)} {storeZoneName(now, zone)}
            </span>{' '}
            for {firstName || 'the customer'}
            {quiet && ', outside usual texting hours'}
          </span>
        )}
      </p>
    </div>
  )
}
