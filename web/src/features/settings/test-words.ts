import type { WireOutput } from '@xd/core/contract/calls.ts'

interface Words {
  readonly tone: 'success' | 'warning' | 'danger'
  readonly title: string
  readonly text: string
}

/** A test sale's outcome. */
export const testWords = ({
  state,
  undone,
  gatewayID,
  message,
}: WireOutput<'settings/payments/test'>['test']): Words => {
  const named = gatewayID === null ? '' : ` Transaction ${gatewayID}.`
  if (state === 'approved' && undone)
    return { tone: 'success', title: 'It works.', text: `$1.00 was charged to the test card and ${undone}.${named}` }
  if (state === 'approved')
    return {
      tone: 'warning',
      title: 'Charged, but not voided.',
      text: `Void the $1.00 test at the gateway.${named}`,
    }
  if (state === 'pending') return { tone: 'warning', title: 'No result from the gateway yet.', text: named.trim() }
  if (state === 'no-answer')
    return {
      tone: 'danger',
      title: 'The gateway didn’t answer.',
      text: 'Try again. If it keeps happening, check whether the gateway has an outage.',
    }
  if (state === 'refused')
    return {
      tone: 'danger',
      title: 'The gateway rejected the test.',
      text: `Its answer: ${message ?? 'none'}. Check the keys.`,
    }
  return { tone: 'danger', title: 'The test card was declined.', text: `${message ?? ''}${named}`.trim() }
}
