import type { Command } from 'commander'
import { exitCode } from '#output/exit-code.ts'
import { Failure, invalidInput } from '#output/failure.ts'
import { didYouMean } from '#output/similar.ts'
import { currentProfile, type Profile, profileNames, readProfile } from './profile.ts'
import { project } from './project.ts'

export interface ServerOptions {
  readonly server?: string
  readonly profile?: string
}

const LOCAL = 'http://localhost:4000'

export const withServer = (command: Command): Command =>
  command
    .option(
      '--server <url>',
      `the server (also XD_SERVER, or server in .xd.json; default: the one signed in to, else ${LOCAL})`,
    )
    .option(
      '--profile <name>',
      'a named sign-in (also XD_PROFILE, or profile in .xd.json; default: the one chosen with xd profiles use)',
    )

/** The profile named by the flags, rather than the one in use. */
const namedProfile = (options: ServerOptions): string | undefined =>
  options.profile ?? (process.env['XD_PROFILE'] || project().profile)

export const profileName = (options: ServerOptions): string => namedProfile(options) ?? currentProfile()

const origin = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw invalidInput(`--server must be an address like ${LOCAL}, not ${text}`)
  return url.origin
}

/** The flag wins over the environment, the environment over the project's file, and the file over the profile. */
export const serverOf = (options: ServerOptions): string =>
  origin(
    options.server ??
      (process.env['XD_SERVER'] || (project().server ?? readProfile(profileName(options))?.server ?? LOCAL)),
  )

export interface SignedIn {
  readonly server: string
  readonly token: string
  readonly profile?: Profile
}

/** A token in the environment wins over the file. One in the file goes only to the server that issued it. */
export const signedIn = (options: ServerOptions): SignedIn => {
  const server = serverOf(options)
  const fromEnvironment = process.env['XD_TOKEN']
  if (fromEnvironment) return { server, token: fromEnvironment }
  const name = profileName(options)
  const profile = readProfile(name)
  if (profile === undefined && namedProfile(options) !== undefined)
    throw new Failure(
      `There is no profile ${name}.${didYouMean(name, profileNames())}`,
      exitCode.notSignedIn,
      `xd login --profile ${name}`,
    )
  if (profile?.server !== server)
    throw new Failure(`You are not signed in to ${server}.`, exitCode.notSignedIn, `xd login --server ${server}`)
  return { server, token: profile.token, profile }
}
