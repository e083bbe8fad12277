import { Schema } from 'effect'
import { call } from './call.ts'

export const sandbox = {
  'sandbox/info': call({
    summary:
      'Where the simulated outside world is, and the numbers that its phones can write to. Only in demo mode; live it is 404.',
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
