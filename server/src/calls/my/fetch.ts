import { Clock, Effect } from 'effect'
import { storeFeePercent } from '@xd/core/domain/payment/store-fee.ts'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { shownStore } from '#services/self-service/find-store.ts'
import { presentTicket, selfTickets } from '#services/self-service/my-tickets.ts'
import { selfCustomer } from '#services/self-service/proof.ts'

export const fetch = handle(
  'my/fetch',
  Effect.fnUntraced(function* ({ language: asked }, visitor) {
    const { publicURL } = yield* AppConfig
    const { store, language, scope, customer, expires } = yield* selfCustomer(visitor, asked)
    const now = yield* Clock.currentTimeMillis
    const open =
      customer === undefined ? [] : yield* selfTickets(scope, { storeID: store.storeID, custID: customer.custID, now })
    const shown = { store, language, now, publicURL }
    return {
      store: shownStore(store),
      tickets: open.map((ticket) => presentTicket(ticket, shown)),
      feePercent: storeFeePercent(store),
      expires,
    }
  }),
)
