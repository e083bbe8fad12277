import { CURRENT_VERSION, CURRENT_VERSION_DATE } from '@xd/core/domain/version/current.ts'

/** The newest release as the banner names it. Its notes load with the changelog. */
export const LATEST_RELEASE = {
  version: CURRENT_VERSION,
  date: CURRENT_VERSION_DATE,
  title: 'One screen for messages, payments and customers',
} as const
