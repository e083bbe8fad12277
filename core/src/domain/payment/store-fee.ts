import { stateOfStore } from '#domain/loan/usual-rules.ts'
import { maximumRemoteFeePercent, percentOf } from './remote-fee.ts'

interface FeeStore {
  readonly remoteFeeBasisPoints: number
  readonly storeAddressStr: string
}

/**
 * What a store charges for renewing or redeeming online: its own percentage, as far as the law of its state allows. A
 * store that moves to a state without such a law charges nothing from then on.
 */
export const storeFeePercent = ({ remoteFeeBasisPoints, storeAddressStr }: FeeStore): number =>
  Math.min(percentOf(remoteFeeBasisPoints), maximumRemoteFeePercent(stateOfStore(storeAddressStr)))
