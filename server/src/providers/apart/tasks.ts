import { prepareLogo } from '#providers/media/logo.ts'
import { prepareJPEG, preparePicture } from '#providers/media/picture.ts'
import { parseMail } from '#providers/email/parse/parse-mail.ts'
import { parseSandboxMail } from '#providers/email/parse/parse-sandbox-mail.ts'
import { readCalendar } from '#providers/ical/read-calendar.ts'
import { printLetters } from '#providers/print/letters.ts'
import { printProof } from '#providers/print/proof.ts'
import { readHTML } from '#providers/email/parse/read-html.ts'

/** The tasks of the separate process. The server itself imports only this file's types. */
export const tasks = {
  mail: parseMail,
  sandboxMail: parseSandboxMail,
  html: readHTML,
  calendar: readCalendar,
  picture: preparePicture,
  jpeg: prepareJPEG,
  logo: prepareLogo,
  letters: printLetters,
  proof: printProof,
}

export type TaskName = keyof typeof tasks
export type TaskInput<Name extends TaskName> = Parameters<(typeof tasks)[Name]>[0]
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>
