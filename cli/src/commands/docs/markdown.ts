import type { Command } from 'commander'
import { exitCodeWords } from '#output/exit-code.ts'

const leaves = (command: Command, path: readonly string[]): (readonly [string, Command])[] => {
  const here = [...path, command.name()]
  const children = command.commands.filter((child) => child.name() !== 'help')
  return children.length === 0 ? [[here.join(' '), command]] : children.flatMap((child) => leaves(child, here))
}

/** The first lines of its help. */
const examplesOf = (command: Command): string => {
  let help = ''
  command
    .configureOutput({
      writeOut: (text) => {
        help += text
      },
    })
    .outputHelp()
  const [, examples = ''] = /^Examples:\n((?: {2}.*\n)+)/.exec(help) ?? []
  return examples.replace(/^ {2}/gm, '')
}

const cell = (text: string): string => text.replaceAll('|', '\\|')

const section = ([name, command]: readonly [string, Command]): string => {
  const usage = [
    name,
    ...command.registeredArguments.map((argument) => {
      const shown = argument.variadic ? `${argument.name()}...` : argument.name()
      return argument.required ? `<${shown}>` : `[${shown}]`
    }),
  ].join(' ')
  const help = command.createHelp()
  const examples = examplesOf(command)
  const rows = [
    ...command.registeredArguments.map((argument) => [`\`${argument.name()}\``, help.argumentDescription(argument)]),
    ...command.options.map((option) => [`\`${option.flags}\``, help.optionDescription(option)]),
  ]
  const table =
    rows.length === 0
      ? ''
      : `\n| | |\n|---|---|\n${rows.map(([flag = '', text = '']) => `| ${cell(flag)} | ${cell(text)} |`).join('\n')}\n`
  return `## ${name}\n\n${command.description()}\n\n\`\`\`\n${usage}\n\`\`\`\n${table}${examples && `\n\`\`\`sh\n${examples}\`\`\`\n`}`
}

/** The manual, generated from the commands themselves. */
export const markdownOf = (program: Command): string =>
  [
    `# ${program.name()}\n\n${program.description()}. Data goes to standard output, messages to standard error.\n\nExit codes: ${exitCodeWords}.\n`,
    ...leaves(program, []).map(section),
  ].join('\n')
