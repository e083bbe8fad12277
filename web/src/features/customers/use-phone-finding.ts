import { useEffect } from 'react'
import { useCall } from '#data/use-call.ts'
import type { PhoneState, PhoneValue } from '#ui/field/phone-field.tsx'
import { usePhoneInfo } from '#ui/field/use-phone-info.ts'
import { useSettled } from '#ui/hook/use-settled.ts'
import type { PhoneFinding } from './contact-draft.ts'

/** A failed lookup retries by itself, ever less often: without it the contact can’t be saved. */
const AGAIN_MS = 1_000
const MOST_AGAIN_MS = 30_000

/** Spec 1 §4: a valid phone is looked up among the customers. */
export const usePhoneFinding = (
  { text, country }: PhoneValue,
  wanted: boolean,
): PhoneFinding & { state: PhoneState } => {
  const info = usePhoneInfo(text, country)
  const valid = info?.valid ?? false
  const e164 = info?.e164 ?? ''
  const settled = useSettled(e164)
  const isAsked = wanted && valid && settled === e164
  const { data, isSuccess, isError, errorUpdateCount, refetch } = useCall(
    'customers/does-customer-exist',
    { custPhone: settled },
    { enabled: isAsked },
  )
  useEffect(() => {
    if (!isAsked || !isError) return
    const timer = setTimeout(() => void refetch(), Math.min(AGAIN_MS * 2 ** (errorUpdateCount - 1), MOST_AGAIN_MS))
    return () => clearTimeout(timer)
  }, [isAsked, isError, errorUpdateCount, refetch])
  const searched = isSuccess && settled === e164
  const takenBy = searched && data.exists ? data.custID : null
  const state = !valid ? 'idle' : takenBy !== null ? 'problem' : searched ? 'good' : 'checking'
  return { e164, valid, searched, takenBy, state }
}
