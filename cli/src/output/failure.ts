import { type ExitCode, exitCode } from './exit-code.ts'
import { asTyped } from './as-typed.ts'
import { paint } from './paint.ts'
import { fitted, printableLines } from './width.ts'

/** A failure that the user can understand and fix. Anything else thrown is a defect. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: ExitCode
  /** What to do next. */
  readonly next: string | undefined
  /** The server's error code, and the id under which a defect was logged. */
  readonly detail: string | undefined

  constructor(message: string, code: ExitCode = exitCode.failure, next?: string, detail?: string) {
    super(message)
    this.code = code
    this.next = next
    this.detail = detail
  }
}

export const invalidInput = (message: string, next?: string): Failure =>
  new Failure(`Invalid input: ${message}`, exitCode.invalidInput, next)

/** Field errors in one sentence. */
export const invalidFields = (fields: Readonly<Record<string, string | undefined>>): Failure =>
  invalidInput(describeFields(fields))

export const describeFields = (fields: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(fields)
    .map(([field, message]) => `${field}: ${message}`)
    .join('; ')

/** The call client's rejection, recognized by its shape so that offline commands do not load the client. */
interface CallFailure {
  readonly name: 'CallError'
  readonly code: string
  readonly status: number
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

const isCallFailure = (error: unknown): error is CallFailure => error instanceof Error && error.name === 'CallError'

const codeOfStatus = (status: number): ExitCode => {
  if (status === 404) return exitCode.notFound
  if (status === 401) return exitCode.notSignedIn
  if (status === 400 || status === 413) return exitCode.invalidInput
  if (status === 429) return exitCode.rateLimited
  return exitCode.failure
}

/** Replaces sentences that name a button, which the terminal lacks. */
const MESSAGES: Readonly<Record<string, string>> = { visit_read_only: 'This support visit is view only.' }

const NEXT: Readonly<Record<string, string>> = {
  key_refused: 'xd keys use',
  unreachable: 'Start the server (npm start), or name another one with --server.',
  visit_read_only: 'xd login-as COMPANY --write --reason TEXT',
  override_needed: 'Add --override-reason TEXT, if you may override rules.',
  second_factor_needed: 'xd login --totp CODE',
  second_factor_required: 'xd second-factor start',
  step_up_needed: 'xd login',
}

/** Another program answers there: a proxy whose server is down, or another site. */
export const notOurs = (status: number): Failure =>
  new Failure(
    `XD Back Office isn’t answering at that address (status ${status}).`,
    exitCode.failure,
    'Check the address, and name another with --server.',
  )

const fromCall = (error: CallFailure): Failure => {
  if (error.code === 'unreachable' && error.status > 0) return notOurs(error.status)
  const { id } = error.body
  const detail = [error.code, error.status > 0 ? String(error.status) : '', typeof id === 'string' ? `id ${id}` : '']
    .filter(Boolean)
    .join(', ')
  if (error.code === 'signed_out') return new Failure(error.message, exitCode.notSignedIn, 'xd login', detail)
  const told = Object.entries(error.fields).filter(([, sentence]) => sentence !== error.message)
  const fields = told.map(([field, text]) => asTyped(field, text)).join('; ')
  const next = NEXT[error.code]
  const message = fields && error.code === 'invalid_input' ? 'Invalid input:' : (MESSAGES[error.code] ?? error.message)
  return new Failure(`${message}${fields ? ` ${fields}` : ''}`, codeOfStatus(error.status), next, detail)
}

/** A file operation that the system refused, in words. */
const FILE_TROUBLE: Readonly<Record<string, string>> = {
  EACCES: 'you are not allowed to use this file',
  EISDIR: 'this is a folder, not a file',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such folder',
  EROFS: 'you can’t write there',
}

const fromFile = (error: unknown): Failure | undefined => {
  const { code, path } = error as { code?: unknown; path?: unknown }
  // Write errors, unlike open errors, don't name the file.
  if (code === 'ENOSPC') return new Failure('The disk is full: not everything was written.')
  const trouble = typeof path === 'string' ? FILE_TROUBLE[String(code)] : undefined
  return trouble === undefined ? undefined : new Failure(`${String(path)}: ${trouble}.`)
}

/** By name: a lazily loaded file has its own copy of this class. */
const isFailure = (error: unknown): error is Failure => error instanceof Error && error.name === 'Failure'

/** A failed call or a user error, as shown; undefined for a defect. */
export const understood = (error: unknown): Failure | undefined => {
  if (isFailure(error)) return error
  if (isCallFailure(error)) return fromCall(error)
  return error instanceof Error ? fromFile(error) : undefined
}

const ERROR = 'error:'

/** Prints what went wrong on stderr and returns the exit code. */
export const reportFailure = (error: unknown, debug: boolean): ExitCode => {
  const failure = understood(error)
  const { stderr } = process
  const { dim, red } = paint(stderr)
  if (!failure) {
    const detail = error instanceof Error ? (debug ? (error.stack ?? error.message) : error.message) : String(error)
    stderr.write(`${red(ERROR)}${fitted(`${ERROR} ${detail}`, stderr).slice(ERROR.length)}\n`)
    return exitCode.failure
  }
  if (failure.code === exitCode.interrupted) return failure.code
  // Changing your mind is not an error.
  const head = failure.code === exitCode.canceled ? '' : ERROR
  const said = `${head && `${head} `}${printableLines(failure.message)}`
  const text = fitted(`${said}${failure.detail ? ` (${failure.detail})` : ''}`, stderr)
  const tail = text.slice(said.length)
  stderr.write(`${head && red(head)}${text.slice(head.length, said.length)}${tail && dim(tail)}\n`)
  if (failure.next) stderr.write(`${dim(fitted(`next: ${failure.next}`, stderr))}\n`)
  return failure.code
}

const COMMAND = /^xd(?: [a-z-]+)+?(?= needs )/

/** A command called incorrectly. */
export const usageFailure = (message: string): Failure =>
  new Failure(message, exitCode.usage, `${COMMAND.exec(message)?.[0] ?? 'xd'} --help`)
