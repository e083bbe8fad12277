import { messageSegments } from '@xd/core/domain/message/segments.ts'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { paymentRequestText } from '@xd/core/domain/payment/request-text.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { MessagePreview } from '#parts/message/message-preview.tsx'
import { paths } from '#paths.ts'

interface Props {
  storeName: string
  amount: Cents
  /** For paying online. */
  fee: Cents
  memo: string
  language: Language
}

/** As long as a real key, so that the segment count is right. */
const SAMPLE_KEY = '•'.repeat(22)

/** A live preview of the text to the customer. */
export function RequestPreview({ storeName, amount, fee, memo, language }: Props) {
  const link = `${location.origin}${paths.pay('')}${SAMPLE_KEY}`
  const text = paymentRequestText({ storeName, amount, fee, memo, link }, language)
  const { segments } = messageSegments(text.replace(/•/g, 'x'))
  return (
    <section aria-label="Preview of the text">
      <MessagePreview
        head={language === 'es' ? 'The customer gets (in Spanish)' : 'The customer gets'}
        segments={segments}
        body={text}
      />
    </section>
  )
}
