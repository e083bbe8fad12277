import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { invalidInput } from '#output/failure.ts'

/** A project's server settings, in a shareable file: it never contains a token. */
export interface Project {
  readonly server?: string
  readonly profile?: string
}

const FILE = '.xd.json'
const isText = (value: unknown): value is string | undefined => value === undefined || typeof value === 'string'

const read = (path: string): Project => {
  try {
    const { server, profile } = JSON.parse(readFileSync(path, 'utf8')) as { server?: unknown; profile?: unknown }
    if (isText(server) && isText(profile))
      return { ...(server !== undefined && { server }), ...(profile !== undefined && { profile }) }
  } catch {
    // Reported below, like a file of the wrong shape.
  }
  throw invalidInput(`${path} is not {"server"?: "https://…", "profile"?: "name"}`)
}

/** The nearest `.xd.json`, from this folder up. */
export const project = (folder = process.cwd()): Project => {
  const path = join(folder, FILE)
  if (existsSync(path)) return read(path)
  const above = dirname(folder)
  return above === folder ? {} : project(above)
}
