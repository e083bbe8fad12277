import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** From this score on, guessing takes more than 10^8 tries: with argon2id, years of processor time. */
const ENOUGH = 3
/** The estimate takes time quadratic in the length, and this many characters decide it. */
const CONSIDERED = 64

let estimator: Promise<ZxcvbnFactory> | undefined

/** 49,233 leaked passwords, most used first: read when the first password is chosen, not when the server starts. */
const load = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary, maxLength: CONSIDERED })
}

/**
 * Whether a password is among those leaked most often, or a simple variation: with a year added, doubled, or typed
 * along the keyboard.
 */
export const isGuessable = async (password: string, words: readonly string[]): Promise<boolean> => {
  estimator ??= load()
  const { score } = (await estimator).check(password, [...words])
  return score < ENOUGH
}
