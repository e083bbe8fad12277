// Second factors: the step after the right password at sign-in.
import type { Generated } from 'kysely'
import type { Epoch } from './tables.ts'

/** The authenticator app of a user. */
export interface UserTotpTable {
  userID: number
  companyID: number
  /** Sealed with the server's secret key. */
  sealedSecret: string
  since: Epoch
  /** The step of the newest code used: neither it nor an older one is accepted again. */
  lastStep: number
}

export interface UserPasskeysTable {
  passkeyID: Generated<number>
  companyID: number
  userID: number
  /** As the browser names it, in base64url. */
  credentialID: string
  publicKey: Uint8Array
  /** How often it was used, by its own counter; 0 for passkeys without one. */
  counter: number
  /** JSON: how a browser reaches it. */
  transports: string
  passkeyName: string
  since: Epoch
  lastUsed: Epoch | null
}

/** Unused codes, hashed like passwords, with one salt per user. */
export interface UserRecoveryCodesTable {
  userID: number
  companyID: number
  codeHash: string
  salt: string
}

export type ChallengePurpose = 'sign-in' | 'step-up' | 'passkey' | 'totp'

/** The challenge a passkey must sign, or the secret of an app whose first code is awaited: each is good once. */
export interface FactorChallengesTable {
  challenge: string
  companyID: number
  userID: number
  purpose: ChallengePurpose
  sealedSecret: string | null
  expiresAt: Epoch
}

/** A browser, or a place with a terminal, where a user has signed in. */
export interface UserDevicesTable {
  userID: number
  companyID: number
  deviceHash: string
  lastSeen: Epoch
}

export interface SecondFactorTables {
  user_totp: UserTotpTable
  user_passkeys: UserPasskeysTable
  user_recovery_codes: UserRecoveryCodesTable
  user_devices: UserDevicesTable
  factor_challenges: FactorChallengesTable
}
