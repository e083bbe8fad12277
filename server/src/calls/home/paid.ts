import { Clock, Effect } from 'effect'
import { cents } from '@xd/core/domain/money/cents.ts'
import { paidSpans } from '@xd/core/domain/report/paid-so-far.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { paidSoFar } from '#queries/paid-so-far.ts'
import { listStores, zonesOfStores } from '#queries/stores.ts'

type Row = Awaited<ReturnType<typeof paidSoFar>>[number]

const figuresOf = (rows: readonly Row[]) => {
  const sum = (key: keyof Row) => rows.reduce((total, row) => total + row[key], 0)
  return {
    today: {
      now: { count: sum('todayCount'), amount: cents(sum('todayAmount')) },
      then: { count: sum('todayThenCount'), amount: cents(sum('todayThenAmount')) },
    },
    week: {
      now: { count: sum('weekCount'), amount: cents(sum('weekAmount')) },
      then: { count: sum('weekThenCount'), amount: cents(sum('weekThenAmount')) },
    },
  }
}

export const paid = handle(
  'home/paid',
  Effect.fnUntraced(function* (_, caller) {
    const { read } = yield* Database
    const now = yield* Clock.currentTimeMillis
    return yield* read(async (db) => {
      const [stores, zones] = await Promise.all([listStores(db, caller), zonesOfStores(db, caller)])
      const rows = (
        await Promise.all(
          [...zones].map(([timezone, storeIDs]) =>
            paidSoFar(db, { companyID: caller.companyID, storeIDs }, paidSpans(now, timezone)),
          ),
        )
      ).flat()
      return {
        totals: figuresOf(rows),
        stores: stores.map(({ storeID, storeAbbr, storeName, storeColor }) => ({
          storeID,
          storeAbbr,
          storeName,
          storeColor,
          ...figuresOf(rows.filter((row) => row.storeID === storeID)),
        })),
      }
    })
  }),
)
