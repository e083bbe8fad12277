import { createHmac, timingSafeEqual } from 'node:crypto'
import { Clock, Effect } from 'effect'
import { SELF_SESSION_MS } from '@xd/core/domain/self-service/code.ts'
import { selfPageText } from '@xd/core/domain/self-service/page-text.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { AppConfig } from '#app-config.ts'
import type { Visitor } from '#caller.ts'
import type { CompanyScope } from '#db/scope.ts'
import { fail } from '#failure.ts'
import { findCustomerByPhone } from '#queries/customers.ts'
import { selfStore } from './find-store.ts'

/** Proof that a customer has this phone. It holds for this store's page until it expires. */
interface Proof {
  readonly companyID: number
  readonly storeKey: string
  readonly phone: string
  readonly expires: number
}

const signatureOf = (secretKey: string, body: string): Buffer =>
  createHmac('sha256', secretKey).update(`self-service/${body}`).digest()

/** The proof is kept by the customer's own browser, signed. */
const written = (secretKey: string, { companyID, storeKey, phone, expires }: Proof): string => {
  const body = Buffer.from(JSON.stringify([companyID, storeKey, phone, expires])).toString('base64url')
  return `${body}.${signatureOf(secretKey, body).toString('base64url')}`
}

const readProof = (secretKey: string, cookie: string, now: number): Proof | undefined => {
  const [body = '', signature = ''] = cookie.split('.')
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(secretKey, body)]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const read = JSON.parse(Buffer.from(body, 'base64url').toString()) as [number, string, string, number]
  const [companyID, storeKey, phone, expires] = read
  return now < expires ? { companyID, storeKey, phone, expires } : undefined
}

export const giveProof = Effect.fnUntraced(function* (visitor: Visitor, proved: Omit<Proof, 'expires'>) {
  const { secretKey } = yield* AppConfig
  const expires = (yield* Clock.currentTimeMillis) + SELF_SESSION_MS
  visitor.cookie.setProof(written(secretKey, { ...proved, expires }), expires)
  return expires
})

/** The proof that a browser has; undefined if it has none, or it is over. */
export const proofOf = Effect.fnUntraced(function* (visitor: Visitor) {
  const { proof } = visitor.cookie
  const { secretKey } = yield* AppConfig
  return proof === undefined ? undefined : readProof(secretKey, proof, yield* Clock.currentTimeMillis)
})

/**
 * The customer who has the proved phone, and their store. Someone who was blocked since, or whose phone was taken off,
 * is nobody.
 */
export const selfCustomer = Effect.fnUntraced(function* (visitor: Visitor, asked: Language | undefined) {
  const proof = yield* proofOf(visitor)
  if (proof === undefined)
    return yield* fail('phone_unproved', { sentence: selfPageText(asked ?? 'en').errors.proofOver })
  const [{ store, language }, customer] = yield* Effect.all(
    [selfStore(proof.storeKey, asked), findCustomerByPhone(proof, proof.phone)],
    { concurrency: 'unbounded' },
  )
  const scope: CompanyScope = { companyID: store.companyID, storeIDs: [store.storeID] }
  const known = customer?.custBlocked === 0 ? customer : undefined
  return { store, language, scope, customer: known, ...proof }
})
