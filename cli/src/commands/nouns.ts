import type { Command } from 'commander'
import type { Feature } from '@xd/core/domain/access/features.ts'
import type { Needs } from '#session/reader.ts'

export type AddTo = (parent: Command) => void

export const GROUPS = {
  company: 'Your company:',
  support: 'XD Support:',
  session: 'Signing in:',
  rules: 'Rules and calculators, without a server:',
} as const

/** How help lists a noun. */
interface InHelp {
  readonly group: keyof typeof GROUPS
  /** The users it is for; help hides it from others. */
  readonly needs?: Needs
  /** Its module: help omits it if the company hasn't bought that. */
  readonly feature?: Feature
  readonly summary: string
  /** A command rather than a group of commands. */
  readonly flat?: true
}

/** `commands.ts` of a noun’s folder. */
export interface Noun extends InHelp {
  /** In the order of help. */
  readonly commands: readonly AddTo[]
}

/** A noun whose code is loaded only when it runs. */
export interface LazyNoun extends InHelp {
  readonly name: string
  readonly load: () => Promise<readonly AddTo[]>
}
