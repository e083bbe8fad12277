/** Names in the order in which people look for them: without regard to case or accents first, and Store 2 before Store 10. */
export const byName: (one: string, other: string) => number = new Intl.Collator('en', { numeric: true }).compare
