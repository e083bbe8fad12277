import { Schema } from 'effect'
import { call } from './call.ts'
import { RemoteFeeSettings } from './entity/remote-fee.ts'
import { ID, maybe, Version } from './value.ts'

export const remoteFee = {
  'settings/payments/remote-fee/fetch': call({
    summary:
      'What a store charges for renewing or redeeming online, the most that the law of its state allows, and its section.',
    access: 'settings',
    feature: 'payments',
    kind: 'read',
    input: { storeID: ID },
    output: { settings: RemoteFeeSettings },
    finds: { storeID: 'store' },
  }),
  'settings/payments/remote-fee/save': call({
    summary:
      'Sets what a store charges for renewing or redeeming online, in percent of the amount, at most what the law of its state allows; 0 turns it off. Requests that were sent before keep their fee.',
    access: 'settings',
    feature: 'payments',
    kind: 'write',
    input: {
      settings: Schema.Struct({ storeID: ID, remoteFeePercent: maybe(Schema.Finite) }),
      expectedVersion: maybe(Version),
    },
    output: { settings: RemoteFeeSettings },
    failures: ['conflict'],
    finds: { 'settings.storeID': 'store' },
  }),
}
