import { type PhoneCountry, phoneInfo, type PhoneInfo } from '@xd/core/domain/phone/normalize.ts'
import type { BatchJob } from '#batch/run.ts'

/** Seven digits and more among signs that phone numbers are written with. */
const LOOKS_LIKE_PHONE = /^[+(\s]*(?:[0-9][-.()/\s]*){7,}$/

export const phoneJob = (country: PhoneCountry | undefined): BatchJob<PhoneInfo> => ({
  shape: {
    columns: ['phone'],
    required: ['phone'],
    synonyms: { phone: ['input', 'number', 'phoneNumber', 'custPhone', 'mobile', 'cell'] },
    single: 'phone',
    isValue: (text) => LOOKS_LIKE_PHONE.test(text),
  },
  evaluate: (values) => {
    const phone = values['phone']
    if (phone === undefined || phone === null || phone === '') return { ok: false, error: 'phone: missing' }
    return { ok: true, result: phoneInfo(String(phone), { country }) }
  },
  columns: ['input', 'e164', 'valid', 'country', 'national'],
  flatten: (info) => ({ ...info }),
})
