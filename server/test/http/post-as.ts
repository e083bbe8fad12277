import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import type { Booted } from '@xd/fixtures/boot.ts'

type Values = Record<string, unknown>

interface Tokens {
  readonly owner: string
  readonly support: string
}

/** Makes a call with any body, as the owner, or as support staff if the call is theirs. */
export const postAs = async (
  { url }: Booted,
  { owner, support }: Tokens,
  name: CallName,
  body: unknown,
  headers: Values = {},
) => {
  const token = calls[name].access === 'support' ? support : owner
  const answer = await fetch(`${url}/api/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify(body),
  })
  const json = (await answer.json()) as Values & { error?: { code: string; fields?: Record<string, string> } }
  return { status: answer.status, fields: json.error?.fields, json }
}
