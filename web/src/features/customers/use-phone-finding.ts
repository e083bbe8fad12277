import { useCall } from '#data/use-call.ts'
import type { PhoneState, PhoneValue } from '#ui/field/phone-field.tsx'
import { usePhoneInfo } from '#ui/field/use-phone-info.ts'
import { useSettled } from '#ui/hook/use-settled.ts'
import type { PhoneFinding } from './contact-draft.ts'

/** Spec 1 §4: a valid phone is looked up among the customers. */
export const usePhoneFinding = (
  { text, country }: PhoneValue,
  wanted: boolean,
): PhoneFinding & { state: PhoneState } => {
  const info = usePhoneInfo(text, country)
  const valid = info?.valid ?? false
  const e164 = info?.e164 ?? ''
  const settled = useSettled(e164)
  const found = useCall(
    'customers/does-customer-exist',
    { custPhone: settled },
    { enabled: wanted && valid && settled === e164 },
  )
  const searched = found.isSuccess && settled === e164
  const takenBy = searched && found.data.exists ? found.data.custID : null
  const state = !valid ? 'idle' : found.isError || takenBy !== null ? 'problem' : searched ? 'good' : 'checking'
  return { e164, valid, searched, takenBy, state }
}
