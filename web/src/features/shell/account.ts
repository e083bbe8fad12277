import type { WireOutput } from '@xd/core/contract/calls.ts'

/** Who is signed in, for which company, in which kind of session: the answer of auth/info. */
export type Account = WireOutput<'auth/info'>

/** Spec 1 §2: the user button shows the part of the username before the at-sign. */
export const shortName = (username: string): string => username.split('@', 1)[0] ?? username

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
