import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { callsOf } from './client.ts'
import { profileName, type SignedIn, signedIn } from './server.ts'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'

/** The company's names for completion, cached for a while, since every Tab asks. */
export interface Names {
  readonly at: number
  /** The owner of these names: another sign-in or a support visit has different ones. */
  readonly of: string
  readonly stores: readonly { readonly storeID: number; readonly storeAbbr: string; readonly storeName: string }[]
  readonly labels: readonly { readonly labelID: number; readonly labelName: string; readonly labelModuleKey: string }[]
}

const FRESH_MS = 5 * MINUTE_MS
/** Nobody wants to wait for a server when pressing Tab. On a slow line the user may choose to. */
const patienceMs = (): number => Number(process.env['XD_COMPLETION_WAIT_MS'] || 200)

const pathOf = (): string =>
  join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'xd', `names-${profileName({})}.json`)

const kept = (path: string): Names | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Names
  } catch {
    return undefined
  }
}

const asked = async (calls: CallClient, of: string): Promise<Names> => {
  const [{ stores }, { labels }] = await Promise.all([calls('stores/list', {}), calls('labels/list', {})])
  return {
    at: Date.now(),
    of,
    stores: stores.map(({ storeID, storeAbbr, storeName }) => ({ storeID, storeAbbr, storeName })),
    labels: labels.map(({ labelID, labelName, labelModuleKey }) => ({ labelID, labelName, labelModuleKey })),
  }
}

const whoseOf = ({ server, token, profile }: SignedIn): string =>
  createHash('sha256')
    .update(`${server} ${token} ${profile?.visit?.companyID ?? ''}`)
    .digest('hex')

const within = async (): Promise<Names | undefined> => {
  const who = signedIn({})
  const of = whoseOf(who)
  const path = pathOf()
  const any = kept(path)
  const last = any?.of === of ? any : undefined
  if (last && Date.now() - last.at < FRESH_MS) return last
  try {
    const names = await asked(callsOf(who.server, who.token, patienceMs()), of)
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    writeFileSync(path, JSON.stringify(names), { mode: 0o600 })
    return names
  } catch {
    return last
  }
}

/**
 * The names of stores and labels, without delay: fresh ones if the server is quick, otherwise the last known ones,
 * otherwise none.
 */
export const companyNames = (): Promise<Names | undefined> => within().catch(() => undefined)
