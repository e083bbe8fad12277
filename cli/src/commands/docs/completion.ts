import type { Command } from 'commander'
import { completionScript, SHELLS, type Shell } from './scripts.ts'

export const addTo = (program: Command): void => {
  const command = program.command('completion').description('completion for your shell')
  command
    .addArgument(command.createArgument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText('before', `Examples:
  xd completion bash > ~/.local/share/bash-completion/completions/xd
  xd completion zsh > ~/.zfunc/_xd
  xd completion fish > ~/.config/fish/completions/xd.fish
`)
    .action(async (shell: Shell) => {
      const { wholeProgram } = await import('#run.ts')
      process.stdout.write(completionScript(await wholeProgram(), shell))
    })
}
