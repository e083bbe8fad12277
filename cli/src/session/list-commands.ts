import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import type { CallName, Calls, WireInput, WireOutput } from '@xd/core/contract/calls.ts'
import type { ExportName, ExportSearch } from '@xd/core/contract/exports.ts'
import { shows } from '#output/shows.ts'
import type { Table } from '#output/table.ts'
import { callCommand } from './call-command.ts'
import { signedInCalls } from './client.ts'
import { download } from './download.ts'
import { type Filters, searchOf, withFilters } from './filters.ts'
import { gatherPages, pageNotes, type PageOptions, readLimit, withPages } from './pages.ts'
import { type ServerOptions, withServer } from './server.ts'

type AddTo = (parent: Command) => void

/** The calls that return a list page by page, as a search asks. */
type ListName = {
  [N in CallName]: WireOutput<N> extends { readonly nextCursor: string | null } ? N : never
}[CallName]
type SearchOf<N extends ListName> =
  WireInput<N> extends { readonly search?: infer Search } ? NonNullable<Search> : never
type Field<N extends ListName> = {
  [F in keyof WireOutput<N>]: WireOutput<N>[F] extends readonly object[] ? F : never
}[keyof WireOutput<N>]
/** The rows in one field of a call's output. */
type Rows<N extends ListName, F extends Field<N>> = WireOutput<N>[F] extends readonly (infer Row)[]
  ? readonly Row[]
  : never
type FileOf<N extends ListName> = NonNullable<Calls[N]['file']>['name']

interface Words {
  readonly verb?: string
  readonly description: string
  readonly examples: readonly string[]
}

interface AnySearch extends Words {
  /** What the text search covers, if there is one. */
  readonly text?: string
  readonly filters?: object
  /** For a search that needs more than its flags. */
  readonly completed?: (search: never, calls: CallClient) => Promise<object>
}

interface Searched<Search extends object> extends AnySearch {
  readonly filters?: Filters<Search>
  readonly completed?: (search: Search, calls: CallClient) => Promise<Search>
}

interface Listed<N extends ListName, F extends Field<N>> extends Searched<SearchOf<N>> {
  readonly alias?: string
  /** Its text in the usage. */
  readonly argument?: `[${string}]` | `<${string}>`
  /** How many rows it shows unless asked. */
  readonly usual?: number
  /** The field of the answer with the rows. */
  readonly rows: F
  readonly table: (rows: Rows<N, F>, calls: CallClient) => Table | Promise<Table>
  /** Said when there are none. */
  readonly none: string
  /** Said first, after the table. */
  readonly notes?: (page: WireOutput<N>) => readonly string[]
}

const begun = (parent: Command, verb: string, { description, examples }: Words): Command =>
  parent
    .command(verb)
    .description(description)
    .addHelpText('before', `Examples:\n${examples.map((example) => `  ${example}\n`).join('')}`)

const asked = async (calls: CallClient, command: Command, list: AnySearch): Promise<object> => {
  const search = await searchOf(calls, command.args[0], command.opts(), list.filters ?? {})
  return list.completed ? list.completed(search as never, calls) : search
}

/** A list on the terminal: as many pages as asked for of what the search finds. */
export const listCommand =
  <N extends ListName, F extends Field<N>>(call: N, list: Listed<N, F>): AddTo =>
  (parent) => {
    const { verb = 'list', alias, text, argument = '[text]', filters = {}, usual = 25, rows } = list
    const command = begun(parent, verb, list)
    if (alias !== undefined) command.alias(alias)
    if (text !== undefined) command.argument(argument, text)
    callCommand(
      shows(withFilters(command, filters), { rowsOf: call }),
      async (calls) => {
        const search = await asked(calls, command, list)
        const limit = readLimit(command.opts<PageOptions>(), usual)
        let notes: readonly string[] = []
        const { items, nextCursor } = await gatherPages(limit, async (perPage, cursor) => {
          const page = await calls(call, { search: { ...search, perPage, cursor } } as WireInput<N>)
          notes = list.notes?.(page) ?? []
          return { items: page[rows] as readonly object[], nextCursor: page.nextCursor }
        })
        return {
          json: items,
          tables: async () => [await list.table(items as Rows<N, F>, calls)],
          notes: [...notes, ...pageNotes({ items, nextCursor }, list.none)],
        }
      },
      (one) => withPages(one, usual),
    )
  }

const fileCommand =
  (file: ExportName, list: AnySearch): AddTo =>
  (parent) => {
    const { verb = 'export', text, filters = {} } = list
    const command = begun(parent, verb, list).option('--out <file>', 'the file (default: standard output)')
    if (text !== undefined) command.argument('[text]', text)
    shows(withServer(withFilters(command, filters)), { file }).action(async () => {
      const options = command.opts<ServerOptions & { readonly out?: string }>()
      return download(file, await asked(signedInCalls(options), command, list), options.out, options)
    })
  }

/** A list as the server's CSV file. */
export const exportCommand = <N extends ExportName>(file: N, list: Searched<ExportSearch<N>>): AddTo =>
  fileCommand(file, list)

/** The `list` of a noun, and its `export`, which takes the same search. */
export const listCommands = <N extends ListName, F extends Field<N>>(
  call: N,
  list: Listed<N, F> & {
    readonly file: { readonly name: FileOf<N> } & Words
  },
) => ({
  list: listCommand(call, list),
  exportCSV: fileCommand(list.file.name, { ...list, verb: 'export', ...list.file }),
})
