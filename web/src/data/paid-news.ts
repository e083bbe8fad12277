import { useEffect, useState } from 'react'
import { createChannel } from '#state/create-store.ts'

export interface Watched {
  readonly paymentKey: string | undefined
  readonly paid: boolean
}

const news = createChannel<[paymentKey: string]>()

/** Reports each request that was seen unpaid and is now paid, once per place that shows it. */
export const onPaid = news.listen

/** Whether the same request was unpaid a moment ago. */
export const isNewlyPaid = (before: Watched, now: Watched): boolean =>
  now.paymentKey !== undefined && now.paymentKey === before.paymentKey && now.paid && !before.paid

/** Whether a request was paid while it was on screen. Earlier payments are not news. */
export const useNewlyPaid = (paymentKey: string | undefined, paid: boolean): boolean => {
  const [seen, setSeen] = useState({ paymentKey, paid, isNew: false })
  if (seen.paymentKey !== paymentKey || seen.paid !== paid)
    setSeen({ paymentKey, paid, isNew: isNewlyPaid(seen, { paymentKey, paid }) })
  useEffect(() => {
    if (seen.isNew && seen.paymentKey !== undefined) news.say(seen.paymentKey)
  }, [seen])
  return seen.isNew
}
