/** The exit codes that scripts rely on. */
export const exitCode = {
  ok: 0,
  failure: 1,
  canceled: 2,
  notFound: 3,
  notSignedIn: 4,
  someRowsFailed: 5,
  invalidInput: 6,
  rateLimited: 7,
  usage: 64,
  interrupted: 130,
} as const

export type ExitCode = (typeof exitCode)[keyof typeof exitCode]

/** "0 ok, 1 failure, …": each in words. */
export const exitCodeWords = Object.entries(exitCode)
  .map(([name, code]) => `${code} ${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`)
  .join(', ')
