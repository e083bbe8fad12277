import Bowser from 'bowser'

export interface Device {
  readonly browser: string | null
  readonly os: string | null
  readonly device: string | null
}

const UNKNOWN: Device = { browser: null, os: null, device: null }
const LONGEST = 60

const named = (...parts: (string | undefined)[]): string | null =>
  parts.filter(Boolean).join(' ').slice(0, LONGEST) || null

const major = (version: string | undefined): string | undefined => version?.split('.')[0]

/** The device behind a user agent: "Safari 17", "iOS 17", "Apple iPhone". */
export const deviceOf = (userAgent: string): Device => {
  if (userAgent.trim() === '') return UNKNOWN
  const { browser, os, platform } = Bowser.parse(userAgent)
  return {
    browser: named(browser.name, major(browser.version)),
    os: named(os.name, os.versionName ?? major(os.version)),
    device: named(platform.vendor, platform.model) ?? named(platform.type),
  }
}
