import type { NoticeSettingsData } from '#data/store-settings.ts'

const byKey = <Row, Key extends string>(rows: readonly Row[], keyOf: (row: Row) => Key) =>
  Object.fromEntries(rows.map((row) => [keyOf(row), row])) as Readonly<Record<Key, Row>>

/** As typed. Each kind of notice has its own name, so that two people can change different ones at the same time. */
export const noticeDraft = ({ settingsVersion: _, holdOutPercent, texts, steps, ...rest }: NoticeSettingsData) => ({
  ...rest,
  percent: String(holdOutPercent),
  texts: byKey(texts, ({ kind }) => kind),
  steps: byKey(steps, ({ step }) => step),
})

export type NoticeDraft = ReturnType<typeof noticeDraft>

export const noticesOf = ({ percent, texts, steps, ...rest }: NoticeDraft) => ({
  ...rest,
  texts: Object.values(texts),
  steps: Object.values(steps),
  // Not a number, so that the server explains the limits.
  holdOutPercent: /^\d+$/.test(percent.trim()) ? Number(percent) : -1,
})
