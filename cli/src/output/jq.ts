import { raw } from 'jq-wasm/inline'
import { invalidInput } from './failure.ts'

/**
 * Runs a jq program (jq itself, compiled to WebAssembly) on a value: one line per result, strings without their quotes.
 */
export const jqLines = async (value: unknown, program: string): Promise<string> => {
  const { stdout, stderr } = await raw(JSON.stringify(value), program, ['--compact-output', '--raw-output'])
  if (stderr !== '') throw invalidInput(`--jq: ${stderr.replace(/^jq: /, '').trim()}`)
  return stdout === '' ? '' : `${stdout}\n`
}
