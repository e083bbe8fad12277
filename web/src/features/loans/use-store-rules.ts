import { useState } from 'react'
import { defaultStore } from '@xd/core/domain/access/stores.ts'
import type { RuleChoice } from '@xd/core/domain/loan/rule-choices.ts'
import { usualRules, type UsualRules } from '@xd/core/domain/loan/usual-rules.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { useStores } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'

interface StoreRules {
  readonly usual: UsualRules
  /** The stores to choose from; none if the law is the same at all of them. */
  readonly stores: readonly { readonly value: string; readonly label: string }[]
  /** Until one is chosen, the first store that has rules decides. The screen names each state without rules. */
  readonly chosen: string | null
  /** Chooses a store; the answer is its rules. */
  readonly choose: (store: string) => RuleChoice
}

/** The rules that a quote starts with: the company’s own, or those of the store where the loan would be made. */
export const useStoreRules = (asked: number | undefined, today: LocalDay): StoreRules => {
  const { company, user } = useSignedIn()
  const stores = useStores()
  const rulesAt = (places: typeof stores) =>
    usualRules(
      company.companyLoanRules,
      places.map(({ storeAddressStr }) => storeAddressStr),
      today,
    )
  const [picked, pick] = useState<number | undefined>(asked ?? defaultStore(user.userAllowedStoreIDs))
  const differ = new Set(stores.map((store) => rulesAt([store]).rules)).size > 1
  const chosen = stores.find(({ storeID }) => storeID === picked)
  return {
    usual: rulesAt(differ && chosen ? [chosen] : stores),
    stores: differ ? stores.map(({ storeID, storeName }) => ({ value: String(storeID), label: storeName })) : [],
    chosen: chosen ? String(chosen.storeID) : null,
    choose: (value) => {
      pick(Number(value))
      return rulesAt(stores.filter(({ storeID }) => String(storeID) === value)).rules
    },
  }
}
