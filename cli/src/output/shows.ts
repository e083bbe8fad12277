import type { Command } from 'commander'
import type { CallName } from '@xd/core/contract/calls.ts'
import type { ExportName } from '@xd/core/contract/exports.ts'

/** The rows and file that a command shows. They are kept on the command, because each bundle has its own copy of every module. */
interface Shows {
  /** The call that lists its rows, for a command with a text search. */
  readonly rowsOf?: CallName
  readonly file?: ExportName
}

export const shows = (command: Command, what: Shows): Command => Object.assign(command, what)

export const shownBy = (command: Command): Shows => command as Shows
