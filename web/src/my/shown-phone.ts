import { formatPhone } from '@xd/core/domain/phone/format.ts'

/** A number as the customer typed it, in the usual form if it is one of ten digits. */
export const shownPhone = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 && !typed.trim().startsWith('+52') ? formatPhone(`+1${digits}`) : typed
}
