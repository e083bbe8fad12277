/** For how many days a sign-in can last, as a company may choose. Unused for three days, it ends sooner. */
export const SESSION_DAYS = { least: 1, usual: 14, most: 90 } as const
