import { type PhoneCountry, phoneInfo, type PhoneInfo } from '@xd/core/domain/phone/normalize.ts'
import type { BatchJob } from '#batch/run.ts'
import { countryOf, isCountryCode } from './country.ts'

/** Seven or more digits, with the separators used in phone numbers. */
const LOOKS_LIKE_PHONE = /^[+(\s]*(?:[0-9][-.()/\s]*){7,}$/

export const phoneJob = (country: PhoneCountry | undefined): BatchJob<PhoneInfo> => ({
  shape: {
    columns: ['phone', 'country'],
    required: ['phone'],
    synonyms: { phone: ['input', 'number', 'phoneNumber', 'custPhone', 'mobile', 'cell'] },
    single: 'phone',
    isValue: (text) => LOOKS_LIKE_PHONE.test(text),
  },
  evaluate: (values) => {
    const phone = values['phone']
    if (phone === undefined || phone === null || phone === '') return { ok: false, error: 'phone: missing' }
    const given = String(values['country'] ?? '').trim()
    if (given !== '' && !isCountryCode(given))
      return { ok: false, error: `country: a code like US, MX or GB, not ${given}` }
    return { ok: true, result: phoneInfo(String(phone), { country: given === '' ? country : countryOf(given) }) }
  },
  columns: ['input', 'e164', 'valid', 'country', 'national', 'doubt'],
  flatten: (info) => ({ ...info }),
})
