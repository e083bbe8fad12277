import { Effect } from 'effect'
import { TextRefused, type Texting, TextUnknown } from './texting.ts'

/** No account with a carrier: nothing is sent, and no webhook is trusted. */
export const textingOff: typeof Texting.Service = {
  name: 'off',
  on: false,
  send: () => Effect.fail(new TextRefused({ code: null, message: 'no texting account is set up', retry: false })),
  lookUp: () => Effect.fail(new TextUnknown({ cause: 'no texting account is set up' })),
  statusOf: () => Effect.fail(new TextRefused({ code: null, message: 'no texting account is set up', retry: false })),
  listIncoming: () => Effect.succeed([]),
  mediaOf: () => Effect.succeed([]),
  fetchMedia: () => Effect.fail(new TextRefused({ code: null, message: 'no texting account is set up', retry: false })),
  deleteMedia: () =>
    Effect.fail(new TextRefused({ code: null, message: 'no texting account is set up', retry: false })),
  readWebhook: () => undefined,
}
