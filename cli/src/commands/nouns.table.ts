import { company } from './nouns/company.ts'
import { rules } from './nouns/rules.ts'
import { session } from './nouns/session.ts'
import { support } from './nouns/support.ts'
import type { Noun } from './nouns.ts'

/** Every `xd` command; its code is loaded only when it runs. */
export const nouns: readonly Noun[] = [...rules, ...session, ...support, ...company]
