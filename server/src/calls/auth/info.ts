import { Clock, Effect } from 'effect'
import { employeeName } from '@xd/core/domain/access/employees.ts'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { findCompany } from '#queries/companies.ts'
import { lastSeq } from '#queries/events.ts'
import { accountsInUse } from '#queries/gateway-accounts.ts'
import { answerOf } from '#queries/support-visits.ts'
import { findUser } from '#queries/users.ts'
import { factorDue } from '#services/second-factor/due.ts'
import { sessionIDOf } from '#services/session.ts'
import { channelsOn, presentCompany } from '#services/stores/present-company.ts'

export const info = handle(
  'auth/info',
  Effect.fnUntraced(function* (_, caller) {
    const { read } = yield* Database
    const config = yield* AppConfig
    const { mode, version, maintenance } = config
    const due = factorDue(caller, config, yield* Clock.currentTimeMillis)
    const { visit, expiresAt, tokenHash } = caller.session
    const [user, company, seq, accounts, answer] = yield* read((db) =>
      Promise.all([
        findUser(db, systemScope('sign-in'), caller.userID),
        findCompany(db, caller.companyID),
        lastSeq(db, systemScope('live'), caller.companyID),
        accountsInUse(db, caller),
        visit ? answerOf(db, caller, visit.visitID ?? 0) : undefined,
      ]),
    )
    return {
      user: {
        ...user,
        userPermissions: caller.permissions,
        userAllowedStoreIDs: caller.storeIDs,
        userIsXDACCT: caller.isSupport,
        companyKey: company.companyKey,
      },
      company: presentCompany(company, yield* channelsOn),
      session: {
        sessionID: sessionIDOf(tokenHash),
        expires: visit?.expiresAt ?? expiresAt,
        ...(visit &&
          answer && {
            impersonatedBy: {
              userID: caller.userID,
              userUsername: caller.userUsername,
              companyName: visit.homeCompanyName,
              reason: visit.reason,
              readOnly: visit.readOnly,
              asksFirst: answer.companyVisitApproval === 1,
              approval: answer.approval,
              answeredBy:
                answer.userUsername === null
                  ? null
                  : employeeName({
                      userUsername: answer.userUsername,
                      userNickname: answer.userNickname!,
                      userIsXDACCT: false,
                    }),
            },
          }),
      },
      ...(due && { secondFactorDue: due }),
      lastSeq: seq,
      mode,
      version,
      ...(maintenance && { maintenance }),
      ...(accounts.some(({ environment }) => environment === 'test') && { testMode: true as const }),
    }
  }),
)
