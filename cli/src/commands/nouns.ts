import type { Command } from 'commander'
import type { Feature } from '@xd/core/domain/access/features.ts'
import type { Needs } from '#session/reader.ts'
import { company } from './nouns/company.ts'
import { rules } from './nouns/rules.ts'
import { session } from './nouns/session.ts'
import { support } from './nouns/support.ts'

export type AddTo = (parent: Command) => void

export const GROUPS = {
  company: 'Your company:',
  support: 'XD Support:',
  session: 'Signing in:',
  rules: 'Rules and calculators, without a server:',
} as const

export interface Noun {
  readonly name: string
  readonly group: keyof typeof GROUPS
  /** The users it is for; help hides it from others. */
  readonly needs?: Needs
  /** Its module: help omits it if the company hasn't bought that. */
  readonly feature?: Feature
  readonly summary: string
  /** A command rather than a group of commands. */
  readonly flat?: true
  readonly load: () => Promise<readonly AddTo[]>
}

/** Every `xd` command; its code is loaded only when it runs. */
export const nouns: readonly Noun[] = [...rules, ...session, ...support, ...company]
