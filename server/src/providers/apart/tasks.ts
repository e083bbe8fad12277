/**
 * The tasks of the separate process, each loading its own code: no picture waits for the PDF library. The server itself
 * imports only this file's types.
 */
export const tasks = {
  mail: async () => (await import('#providers/email/parse/parse-mail.ts')).parseMail,
  sandboxMail: async () => (await import('#providers/email/parse/parse-sandbox-mail.ts')).parseSandboxMail,
  html: async () => (await import('#providers/email/parse/read-html.ts')).readHTML,
  calendar: async () => (await import('#providers/ical/read-calendar.ts')).readCalendar,
  picture: async () => (await import('#providers/media/picture.ts')).preparePicture,
  jpeg: async () => (await import('#providers/media/picture.ts')).prepareJPEG,
  logo: async () => (await import('#providers/media/logo.ts')).prepareLogo,
  letters: async () => (await import('#providers/print/letters.ts')).printLetters,
  proof: async () => (await import('#providers/print/proof.ts')).printProof,
}

export type TaskName = keyof typeof tasks
type Work<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>
export type TaskInput<Name extends TaskName> = Parameters<Work<Name>>[0]
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<Work<Name>>>
