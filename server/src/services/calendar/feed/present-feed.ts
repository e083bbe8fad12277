import type { findFeed } from '#queries/calendar-feeds.ts'

export const presentFeed = (row: Awaited<ReturnType<typeof findFeed>>) =>
  row ? { initials: row.initials === 1, createdAt: row.createdAt, readAt: row.readAt } : null
