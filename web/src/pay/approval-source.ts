import type { CardSource, Listener } from './card-source.ts'

/** PayPal: the customer goes to its site, approves, and comes back with what they have approved. */
export function approvalSource(form: HTMLFormElement, on: Listener): CardSource {
  const { approved } = form.dataset
  if (approved === undefined) return { leads: true, tell: () => undefined }
  // What was approved is paid with once; it must not stay in the address to be paid with again.
  window.history.replaceState(null, '', window.location.pathname)
  return {
    given: true,
    oneTry: true,
    tell: (command) => {
      if (command === 'tokenize') on.news({ event: 'token', token: approved })
    },
  }
}
