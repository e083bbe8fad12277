import type { Command } from 'commander'
import { completionScript, SHELLS, type Shell } from './scripts.ts'

export const addTo = (program: Command): void => {
  const command = program
    .command('completion')
    .description('shell completion for commands, flags, choices, and the names of stores, labels and profiles')
  command
    .addArgument(command.createArgument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText(
      'before',
      `Examples:
  xd completion bash > ~/.local/share/bash-completion/completions/xd
  xd completion zsh > ~/.zfunc/_xd
  xd completion fish > ~/.config/fish/completions/xd.fish
  xd completion pwsh >> $PROFILE
`,
    )
    .action((shell: Shell) => void process.stdout.write(completionScript(shell)))
}
