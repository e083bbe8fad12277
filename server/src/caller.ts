import type { CompanyScope } from '#db/scope.ts'

/** The source of a request, before any session. */
export interface Visitor {
  readonly ip: string
  readonly userAgent: string
  /** The origin of the other site’s page that made it; absent for our own pages and for programs. */
  readonly foreignOrigin?: string
  /** The `authorization: Bearer` token. */
  readonly bearer?: string
  /** The session cookie of the answer. */
  readonly cookie: {
    set: (token: string, expiresAt: number) => void
    clear: () => void
    /** The cookie this browser got when someone signed in here before. */
    readonly device: string | undefined
    setDevice: (device: string) => void
    /** A customer's proof of their phone, on the page where they pay without a clerk. */
    readonly proof: string | undefined
    setProof: (proof: string, expiresAt: number) => void
  }
}

/** A session: how someone at a browser or a terminal is signed in. */
export interface Session {
  readonly tokenHash: string
  readonly expiresAt: number
  /** When its user last confirmed their identity: at sign-in, or since. */
  readonly confirmedAt: number
  readonly hasFactor: boolean
  /** From when their own company requires a second factor. */
  readonly companyFactorFrom: number | null
  /** During a support visit: the user who is really acting. `userID` is theirs too; the company is the visited one. */
  readonly visit?: {
    readonly homeCompanyID: number
    readonly homeCompanyName: string
    readonly reason: string
    readonly readOnly: boolean
    readonly expiresAt: number
    /** Null for a visit that began before visits were numbered in sessions. */
    readonly visitID: number | null
  }
}

/** The maker of a call, a signed-in user or a program. It is also the scope of every query made for them. */
export interface Caller extends Visitor, CompanyScope {
  /** Closed stores, whose past users who may change settings can still read. */
  readonly pastStoreIDs: readonly number[]
  readonly userID: number
  readonly userUsername: string
  readonly permissions: readonly string[]
  /** The features the company has bought; during a visit, the visited company's. */
  readonly features: readonly string[]
  /** XD Support staff. */
  readonly isSupport: boolean
  /** Null for a program with an API key: `userID` is the key's own user then. */
  readonly session: Session | null
}

/** A user with a session: calls about an account, a sign-in or a visit are made by no one else. */
export interface SignedIn extends Caller {
  readonly session: Session
}

/** The same caller, who can also read the past of closed stores. */
export const lookingBack = (caller: Caller): Caller => ({
  ...caller,
  storeIDs: [...caller.storeIDs, ...caller.pastStoreIDs],
})
