import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { fillTokens, tokensLeft } from '@xd/core/domain/message/template.ts'
import { REQUEST_TOKENS, type OpenRequest, tokenValues } from '@xd/core/domain/message/token-values.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { CustomerData, StoreData } from '#data/company.ts'
import { openRequests } from '#data/open-requests.ts'
import { useSignedIn } from '#data/session.ts'
import { serverNow } from '#state/server-clock.ts'

export interface Filling {
  /** Fills in values known here: the customer, the store and the sender. */
  fill: (text: string, language: Language) => string
  /** Fills in values only the server has; undefined if there are none for this text. */
  fillRest: (text: string, language: Language) => Promise<(text: string) => string> | undefined
}

/** Fills a template or quick reply. */
export const useTokens = (customer: CustomerData, store: StoreData, isText: boolean): Filling => {
  const { user, company } = useSignedIn()
  const seesPayments = holds(user.userPermissions, 'payments') && hasFeature(company.features, 'payments')
  const fillWith = (text: string, language: Language, requests: readonly OpenRequest[]) =>
    fillTokens(
      text,
      tokenValues({ customer, store, myName: user.userNickname, requests, now: serverNow(), language, isText }),
    )
  const asksForRequests = (text: string) =>
    tokensLeft(text).some((token) => (REQUEST_TOKENS as readonly string[]).includes(token))
  return {
    fill: (text, language) => fillWith(text, language, []),
    fillRest: (text, language) =>
      seesPayments && asksForRequests(text)
        ? openRequests(customer.custID, store.storeID).then(
            (requests) => (later) => fillWith(later, language, requests),
            // Unknown, so not filled in: the remaining tokens stop the message.
            () => (later) => later,
          )
        : undefined,
  }
}
