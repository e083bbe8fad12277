// A rule's answer: yes, or no with a sentence to show. The same answer disables the button, hides the terminal command
// and guards the handler.
export type Can = { readonly ok: true } | { readonly ok: false; readonly reason: string }

export const yes: Can = { ok: true }
export const no = (reason: string): Can => ({ ok: false, reason })
