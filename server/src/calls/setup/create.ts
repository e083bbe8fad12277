import { randomBytes } from 'node:crypto'
import { Clock, Effect } from 'effect'
import { DEFAULT_FEATURES } from '@xd/core/domain/access/features.ts'
import { DEFAULT_AUTO_REPLIES } from '@xd/core/domain/hours/auto-reply.ts'
import { DEFAULT_STORE_HOURS } from '@xd/core/domain/hours/store-hours.ts'
import { isTimezone } from '@xd/core/domain/time/zone.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { fail, invalid } from '#failure.ts'
import { hasCompany, insertFirstCompany } from '#queries/first-company.ts'
import { auditAs } from '#services/audit.ts'
import { hashPassword } from '#services/password.ts'
import { requireSecretKey } from '#services/require-secret-key.ts'
import { firstUser, firstUserProblems } from '#services/users/first-user.ts'

const scope = systemScope('setup')
/** The modules included in the product, and the messaging extras, which a new company can't buy anywhere yet. */
const FIRST_FEATURES = [...DEFAULT_FEATURES, 'mms', 'email', 'inboxscheduler']
const COLOR = '#1b6b3a'

const keyOf = (name: string) =>
  `${name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 24)}-${randomBytes(3).toString('hex')}`

/** Anyone with the server's secret key can create its first company; after that the call refuses everyone. */
export const create = handle(
  'setup/create',
  Effect.fnUntraced(function* ({ secret, companyName, storeName, timezone, username, password }, { ip }) {
    const { write } = yield* Database
    yield* requireSecretKey(secret)
    if (yield* hasCompany(scope)) return yield* fail('already_set_up')
    const fields = {
      ...(!isTimezone(timezone) && { timezone: 'Enter a time zone such as America/Chicago' }),
      ...(yield* firstUserProblems({ username, password, places: [companyName, storeName] })),
    }
    if (Object.keys(fields).length > 0) return yield* invalid(fields)

    const createdAt = yield* Clock.currentTimeMillis
    const userPasswordHash = yield* Effect.promise(() => hashPassword(password))
    const companyKey = keyOf(companyName)
    const hours = DEFAULT_STORE_HOURS.map((day) => ({
      ...day,
      hoursIsOpen: day.hoursIsOpen ? (1 as const) : (0 as const),
    }))
    const companyID = yield* write(
      Effect.gen(function* () {
        if (yield* hasCompany(scope)) return yield* fail('already_set_up')
        const made = yield* insertFirstCompany(scope, {
          company: {
            companyKey,
            companyName: companyName.trim(),
            companyTimezone: timezone,
            features: JSON.stringify(FIRST_FEATURES),
            createdAt,
          },
          store: {
            storeKey: `${companyKey}-1`,
            storeAbbr: storeName.trim().slice(0, 8),
            storeName: storeName.trim(),
            storeColor: COLOR,
            storeSMSNumber: '',
            storePhone: '',
            storeAddressStr: '',
            storeTimezone: timezone,
            autoReplyMessage: DEFAULT_AUTO_REPLIES.en,
            autoReplyMessageES: DEFAULT_AUTO_REPLIES.es,
          },
          hours,
          owner: firstUser(username, userPasswordHash),
        })
        yield* auditAs(
          { companyID: made, ip },
          {
            at: createdAt,
            action: 'company-create',
            target: `company/${made}`,
            detail: { companyName: companyName.trim(), companyKey, companyTimezone: timezone },
          },
        )
        return made
      }),
    )
    return { companyID, companyKey }
  }),
)
