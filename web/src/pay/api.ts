import type { WireInput, WireOutput } from '@xd/core/contract/calls.ts'

type PayCall = 'pay/fetch' | 'pay/submit' | 'pay/ask-for-link' | 'pay/email-receipt'
/** These go by the cookie that proves the customer's phone. */
type MyCall = 'my/start' | 'my/prove' | 'my/fetch' | 'my/pay' | 'my/ask'
type CustomersCall = PayCall | MyCall

/** An answer, a refusal in words fit to show, or no answer at all. */
export type Answer<N extends CustomersCall> =
  { kind: 'answer'; body: WireOutput<N> } | { kind: 'refused'; code: string; message: string } | { kind: 'lost' }

type Reply<N extends CustomersCall> =
  (WireOutput<N> & { success: true }) | { success: false; error?: { code: string; message: string } }

export async function ask<N extends CustomersCall>(name: N, input: WireInput<N>): Promise<Answer<N>> {
  try {
    const response = await fetch(`/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      credentials: name.startsWith('my/') ? 'same-origin' : 'omit',
      // A closing page still sends its charge.
      keepalive: true,
    })
    const body = (await response.json()) as Reply<N>
    if (body.success) return { kind: 'answer', body }
    // A server or proxy that failed halfway may have charged, so that is no refusal.
    if (!body.error || response.status >= 500) return { kind: 'lost' }
    return { kind: 'refused', ...body.error }
  } catch {
    return { kind: 'lost' }
  }
}
