/**
 * A key nobody else has made, for what a call makes once: 128 random bits. `crypto.randomUUID` is missing on pages that
 * are served by plain http under a name.
 */
export const newKey = (): string => String(crypto.getRandomValues(new Uint32Array(4)))
