import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'

export const addTo = (calendar: Command): void => {
  const command = calendar
    .command('undo-import')
    .description('delete the entries of an import that nobody has changed since; without a number, the newest imports')
    .argument('[import]', 'the import’s number')
    .addHelpText(
      'before',
      `Examples:
  xd calendar undo-import
  xd calendar undo-import 3
`,
    )
  callCommand(command, async (calls, text: string | undefined) => {
    if (text !== undefined) {
      const { removed, kept } = await calls('calendar/imports/undo', { importID: text })
      const notes = [`Deleted: ${removed}. Kept because they changed: ${kept}.`]
      return { json: { removed, kept }, tables: () => [], notes }
    }
    const { imports } = await calls('calendar/imports/list', {})
    const rows = imports.map((one) => [
      String(one.importID),
      one.importedAt.slice(0, 10),
      one.filename,
      String(one.made),
      one.undoneAt === null ? String(one.left) : 'undone',
    ])
    return {
      json: imports,
      tables: () => [
        {
          columns: [
            { title: 'IMPORT', whole: true },
            { title: 'DAY', whole: true },
            { title: 'FILE', spare: 1 },
            { title: 'ENTERED', align: 'right' },
            { title: 'CAN BE DELETED', align: 'right' },
          ],
          rows,
        },
      ],
      notes: imports.length === 0 ? ['No files imported yet.'] : [],
    }
  })
}
