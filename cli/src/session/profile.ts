import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { invalidInput } from '#output/failure.ts'

/** The user's permissions and their company's features at sign-in. */
export interface Reader {
  readonly permissions: readonly string[]
  readonly isSupport: boolean
  /** The features their company has bought. */
  readonly features?: readonly string[]
}

/** A stored sign-in, one file per profile. */
export interface Profile {
  readonly server: string
  readonly token: string
  readonly username: string
  /** Their company's features at sign-in. */
  readonly timezone?: string
  /** The person that help is for. */
  readonly reader?: Reader
  /** A support visit that this terminal started. */
  readonly visit?: Visit
}

export interface Visit {
  readonly companyID: number
  readonly companyName: string
  readonly timezone?: string
  readonly readOnly: boolean
  /** The company has not answered yet whether changes are allowed. */
  readonly waits?: boolean
  readonly expires: string
}

export const isOver = ({ expires }: Visit): boolean => Date.parse(expires) <= Date.now()

const DEFAULT_PROFILE = 'default'

const NAME = /^[A-Za-z0-9._-]{1,64}$/

const home = (): string => join(process.env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'xd')
const folder = (): string => join(home(), 'profiles')
/** The profile used by default. */
const currentFile = (): string => join(home(), 'profile')

const pathOf = (name: string): string => {
  if (!NAME.test(name) || name.startsWith('.'))
    throw invalidInput(`--profile can have only letters, digits, dots and dashes, not ${name}`)
  return join(folder(), `${name}.json`)
}

export const readProfile = (name: string): Profile | undefined => {
  const path = pathOf(name)
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Profile
  } catch {
    return undefined
  }
}

/** The token is readable by this user only, even while the file is being written. */
export const writeProfile = (name: string, profile: Profile): void => {
  const path = pathOf(name)
  mkdirSync(folder(), { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(profile, null, 2)}\n`, { mode: 0o600 })
  chmodSync(draft, 0o600)
  renameSync(draft, path)
}

/** After the visit, the sign-in is for the visitor's own company again. */
export const forgetVisit = (name: string): void => {
  const profile = readProfile(name)
  if (profile?.visit === undefined) return
  const { visit: _, ...own } = profile
  writeProfile(name, own)
}

export const removeProfile = (name: string): void => rmSync(pathOf(name), { force: true })

export const profileNames = (): readonly string[] => {
  try {
    return readdirSync(folder())
      .flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
      .sort()
  } catch {
    return []
  }
}

export const currentProfile = (): string => {
  try {
    return readFileSync(currentFile(), 'utf8').trim() || DEFAULT_PROFILE
  } catch {
    return DEFAULT_PROFILE
  }
}

export const useProfile = (name: string): void => {
  pathOf(name)
  mkdirSync(home(), { recursive: true, mode: 0o700 })
  writeFileSync(currentFile(), `${name}\n`, { mode: 0o600 })
}
