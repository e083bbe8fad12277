import type { WireOutput } from '@xd/core/contract/calls.ts'

interface Words {
  readonly tone: 'success' | 'warning' | 'danger'
  readonly title: string
  readonly text: string
}

/** What became of a test sale. */
export const testWords = ({
  state,
  undone,
  gatewayID,
  message,
}: WireOutput<'settings/payments/test'>['test']): Words => {
  const named = gatewayID === null ? '' : ` Its number at the gateway is ${gatewayID}.`
  if (state === 'approved' && undone)
    return { tone: 'success', title: 'It works.', text: `$1.00 was charged to the test card and ${undone}.${named}` }
  if (state === 'approved')
    return {
      tone: 'warning',
      title: 'It was charged, but not undone.',
      text: `Void the $1.00 test at the gateway.${named}`,
    }
  if (state === 'pending') return { tone: 'warning', title: 'The gateway has not decided yet.', text: named.trim() }
  if (state === 'no-answer')
    return {
      tone: 'danger',
      title: 'The gateway did not answer.',
      text: 'Try again; if it stays so, look whether the gateway has an outage.',
    }
  if (state === 'refused')
    return { tone: 'danger', title: 'The gateway refused.', text: `It said: ${message ?? 'nothing'}. Check the keys.` }
  return { tone: 'danger', title: 'The test card was declined.', text: `${message ?? ''}${named}`.trim() }
}
