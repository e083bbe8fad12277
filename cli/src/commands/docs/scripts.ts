import type { Command } from 'commander'

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

interface Words {
  /** The words before, "loan" or "loan quote"; empty for the first word. */
  readonly after: string
  readonly words: readonly string[]
}

const flagsOf = (command: Command): string[] => command.options.map((option) => option.long ?? option.short ?? '').filter(Boolean)

/** What may follow each command. */
const wordsOf = (command: Command, after: string): Words[] => {
  const children = command.commands.filter((child) => child.name() !== 'help')
  const own = { after, words: [...children.map((child) => child.name()), ...(after === '' ? [] : flagsOf(command))] }
  return [own, ...children.flatMap((child) => wordsOf(child, after === '' ? child.name() : `${after} ${child.name()}`))]
}

const bashCase = ({ after, words }: Words): string => `    '${after}') words='${words.join(' ')}' ;;`

/** The two words at most that name a command are looked up; everything else is a file. */
const bash = (table: readonly Words[]): string => `_xd() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words='' path='' word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) ;; *) case "$path" in *' '*) ;; *) path="\${path:+$path }$word" ;; esac ;; esac
  done
  case "$path" in
${table.map(bashCase).join('\n')}
  esac
  [ -n "$words" ] || case "\${path%% *}" in
${table.filter(({ after }) => after !== '' && !after.includes(' ')).map(bashCase).join('\n')}
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}
complete -o default -F _xd xd
`

const zsh = (table: readonly Words[]): string => `#compdef xd
autoload -U +X bashcompinit && bashcompinit
${bash(table).replace('mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")', 'COMPREPLY=($(compgen -W "$words" -- "$current"))')}`

const fish = (table: readonly Words[]): string =>
  table
    .map(({ after, words }) => {
      const condition = after === '' ? '__fish_use_subcommand' : after.split(' ').map((word) => `__fish_seen_subcommand_from ${word}`).join('; and ')
      return `complete -c xd -n '${condition}' -a '${words.join(' ')}'`
    })
    .join('\n') + '\n'

export const completionScript = (program: Command, shell: Shell): string => {
  const table = wordsOf(program, '')
  return shell === 'bash' ? bash(table) : shell === 'zsh' ? zsh(table) : fish(table)
}
