// The answer of a rule: yes, or no with the sentence that a person may read.
// The same answer disables the button, hides the terminal command and guards the handler.
export type Can = { readonly ok: true } | { readonly ok: false; readonly reason: string }

export const yes: Can = { ok: true }
export const no = (reason: string): Can => ({ ok: false, reason })
