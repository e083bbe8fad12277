import type { WireOutput } from '@xd/core/contract/calls.ts'
import { readLocal, writeLocal } from './local.ts'
import { refetchAfter } from './refetch.ts'
import { useCall, useCallMutation } from './use-call.ts'

export type PromiseData = WireOutput<'customers/promises/list'>['promises'][number]

/** A customer's promises to pay, the latest promised day first. */
export const usePromises = (custID: number, enabled = true) =>
  useCall('customers/promises/list', { search: { custID, perPage: 100 } }, { enabled })

const refetchPromises = () => refetchAfter('reload_promises')

export const useSavePromise = () => useCallMutation('customers/promises/save', { onSettled: refetchPromises })

export const useClosePromise = () => useCallMutation('customers/promises/close', { onSettled: refetchPromises })

const DISMISSED = 'promises-dismissed'
const MOST_KEPT = 200

/** The texts whose promise this user doesn't want recorded. */
export const dismissedPromises = (): readonly number[] => readLocal<number[]>(DISMISSED) ?? []

export const dismissPromise = (messageID: number): void =>
  writeLocal(DISMISSED, [...dismissedPromises(), messageID].slice(-MOST_KEPT))
