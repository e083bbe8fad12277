import { join, resolve } from 'node:path'
import { databaseOf, withoutEmpty } from './environment.ts'

/** The database that a server with this environment uses, and the folder named on the command line. */
export const databaseAndFolder = (command: string): { readonly databaseURL: string; readonly folder: string } => {
  const env = withoutEmpty(process.env)
  const folder = process.argv[2]
  if (folder === undefined) throw new Error(`Name the folder: npm run ${command} -- /var/backups/xd`)
  const file = join(resolve(env.XD_DATA_DIR ?? './data'), 'xd.sqlite')
  return { databaseURL: databaseOf(env.XD_DATABASE_URL ?? `file:${file}`), folder: resolve(folder) }
}
