import type { Command } from 'commander'
import { markdownOf } from './markdown.ts'

export const addTo = (program: Command): void => {
  program
    .command('docs')
    .description('every command and its flags, as Markdown')
    .addHelpText(
      'before',
      `Examples:
  xd docs > xd.md
`,
    )
    .action(async () => {
      const { wholeProgram } = await import('#run.ts')
      process.stdout.write(markdownOf(await wholeProgram()))
    })
}
