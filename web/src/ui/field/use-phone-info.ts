import type { PhoneCountry, PhoneInfo } from '@xd/core/domain/phone/normalize.ts'
import { useEffect, useState } from 'react'

type Read = (text: string, options: { country: PhoneCountry }) => PhoneInfo
let read: Read | null = null

/** libphonenumber is heavy, so it loads once, when a phone field is first used. */
async function load(): Promise<Read> {
  const { phoneInfo } = await import('@xd/core/domain/phone/normalize.ts')
  read = phoneInfo
  return phoneInfo
}

/** Core's reading of a typed number; null if nothing is typed or the rules are still loading. */
export function usePhoneInfo(text: string, country: PhoneCountry): PhoneInfo | null {
  const [ready, setReady] = useState(read !== null)
  useEffect(() => {
    let gone = false
    if (!ready) void load().then(() => !gone && setReady(true))
    return () => {
      gone = true
    }
  }, [ready])
  return read && text.trim() !== '' ? read(text, { country }) : null
}
