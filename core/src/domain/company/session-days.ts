/** How many days a sign-in can last, as a company may choose. It ends sooner if unused for three days. */
export const SESSION_DAYS = { least: 1, usual: 14, most: 90 } as const
