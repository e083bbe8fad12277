import type { CardSource, Listener } from './card-source.ts'

/** PayPal: the customer goes to its site, approves, and returns with the approval. */
export function approvalSource(form: HTMLFormElement, on: Listener): CardSource {
  // An approval is used once, so neither it nor a cancellation may stay in the address.
  const address = new URL(window.location.href)
  for (const name of ['approval', 'token', 'PayerID']) address.searchParams.delete(name)
  window.history.replaceState(null, '', address)
  const { approved } = form.dataset
  if (approved === undefined) return { leads: true, tell: () => undefined }
  return {
    given: true,
    oneTry: true,
    tell: (command) => {
      if (command === 'tokenize') on.news({ event: 'token', token: approved })
    },
  }
}
