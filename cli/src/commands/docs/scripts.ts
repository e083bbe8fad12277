/**
 * Each script asks `xd __complete COUNT -- WORDS`, which knows the commands, the choices, and the company's own names.
 */

// Words of the line as typed: xd removes quotes and backslashes, and %q puts them back. A word with an open quote stays
// bare.
const bash = `_xd() {
  local value words=("\${COMP_WORDS[@]:1:COMP_CWORD}")
  COMPREPLY=()
  while IFS=$'\\t' read -r value _; do
    case "\${COMP_WORDS[COMP_CWORD]}" in
      [\\"\\']*) COMPREPLY+=("$value") ;;
      *) COMPREPLY+=("$(printf '%q' "$value")") ;;
    esac
  done < <(xd __complete "\${#words[@]}" -- "\${words[@]}" 2>/dev/null)
}
complete -o default -F _xd xd
`

const zsh = `#compdef xd
_xd() {
  local value text
  local -a found
  while IFS=$'\\t' read -r value text; do
    found+=("\${value//:/\\\\:}:$text")
  done < <(xd __complete $((CURRENT - 1)) -- "\${(@Q)words[2,CURRENT]}" 2>/dev/null)
  if (( \${#found} )); then _describe xd found; else _files; fi
}
if [ "$funcstack[1]" = _xd ]; then _xd "$@"; else compdef _xd xd; fi
`

const fish = `function __xd_complete
  set -l words (commandline -opc) (commandline -ct)
  xd __complete (math (count $words) - 1) -- $words[2..-1] 2>/dev/null
end
complete -c xd -f -a '(__xd_complete)'
complete -c xd -l batch -r -F
complete -c xd -l errors-out -r -F
complete -c xd -l resume -r -F
`

// Older shells of this kind drop an empty last word when calling a program, hence the count.
const pwsh = `Register-ArgumentCompleter -Native -CommandName xd -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $before = @($commandAst.CommandElements | Select-Object -Skip 1 | Where-Object { $_.Extent.EndOffset -lt $cursorPosition } | ForEach-Object { $_.Extent.Text })
  $words = $before + @("$wordToComplete")
  xd __complete $words.Count -- @words 2>$null | ForEach-Object {
    $value, $text = $_ -split "\`t", 2
    if (-not $text) { $text = $value }
    $typed = if ($value -match '\\s') { "'" + $value.Replace("'", "''") + "'" } else { $value }
    [System.Management.Automation.CompletionResult]::new($typed, $value, 'ParameterValue', $text)
  }
}
`

const SCRIPTS = { bash, zsh, fish, pwsh } as const

export type Shell = keyof typeof SCRIPTS
export const SHELLS = Object.keys(SCRIPTS) as readonly Shell[]

export const completionScript = (shell: Shell): string => SCRIPTS[shell]
