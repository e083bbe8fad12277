/**
 * A key that nobody else has made, for a record that a call creates once: 128 random bits. `crypto.randomUUID` is
 * missing on pages served by plain http under a name.
 */
export const newKey = (): string => String(crypto.getRandomValues(new Uint32Array(4)))
