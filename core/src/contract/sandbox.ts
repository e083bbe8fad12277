import { Schema } from 'effect'
import { call } from './call.ts'

export const sandbox = {
  'sandbox/info': call({
    summary:
      'The address of the simulated outside world, and the numbers its phones can text. Only in demo mode; 404 in live mode.',
    access: 'anyone',
    kind: 'read',
    output: {
      url: Schema.String,
      stores: Schema.Array(
        Schema.Struct({
          companyName: Schema.String,
          storeName: Schema.String,
          storeColor: Schema.String,
          storeSMSNumber: Schema.String,
        }),
      ),
    },
  }),
}
