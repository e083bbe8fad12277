import { Schema } from 'effect'
import { COMPANY_KEY_MAX } from '#domain/company/key.ts'
import { AdminCompany, ListedCompany } from '#contract/entity/admin-company.ts'
import { ManagedUser } from '#contract/entity/managed-user.ts'
import { SupportVisit, VisitSearch } from './activity.ts'
import { call } from './call.ts'
import { listed, searchBy } from './list.ts'
import { UserSearch } from './users.ts'
import { ID, maybe, requiredText, text, Version } from './value.ts'

const CompanySearch = searchBy('filter', 'status')
export type CompanySearch = typeof CompanySearch.Type

/** The first user, who invites everyone else. */
const FirstOwner = Schema.Struct({ userUsername: text(320), userNickname: text(60) })

export const adminCompanies = {
  'admin/companies/list': call({
    summary: 'Companies by name, with their stores if asked: all of them or, with `search`, a page of those it finds.',
    access: 'support',
    kind: 'read',
    file: { name: 'companies', search: CompanySearch },
    input: { includeStores: maybe(Schema.Boolean), filter: maybe(text(200)), search: maybe(CompanySearch) },
    output: { companies: Schema.Array(ListedCompany), ...listed },
  }),
  'admin/companies/fetch': call({
    summary: 'One company: its name, key and zone, its features and bill, and what is waiting while it is suspended.',
    access: 'support',
    kind: 'read',
    input: { companyID: ID },
    output: { company: AdminCompany },
  }),
  'admin/companies/save': call({
    summary:
      'Changes a company; omitted fields stay. Without `companyID` creates one, with its first owner, who is invited: `inviteURL` is their link, shown this once. With `suspended` its users are signed out at once and nobody can sign in; automatic messages wait, incoming ones are kept, and requests can still be paid. Recorded in the company’s own log.',
    access: 'support',
    permission: 'settings',
    kind: 'write',
    stepUp: true,
    input: {
      company: Schema.Struct({
        companyID: maybe(ID),
        companyName: maybe(requiredText(100)),
        /** Defaults to one made from the company's name. */
        companyKey: maybe(text(COMPANY_KEY_MAX)),
        companyTimezone: maybe(text(64)),
        /** As in `settings/add-ons/save`. */
        features: maybe(Schema.Array(text(40)).check(Schema.isMaxLength(100))),
        suspended: maybe(Schema.Boolean),
        owner: maybe(FirstOwner),
      }),
      expectedVersion: maybe(Version),
    },
    output: { company: AdminCompany, inviteURL: Schema.optionalKey(Schema.String) },
    failures: ['conflict', 'feature_in_use'],
  }),
  'admin/companies/users/list': call({
    summary: 'The users of a company: active, invited and disabled.',
    access: 'support',
    kind: 'read',
    input: { companyID: ID, search: maybe(UserSearch) },
    output: { users: Schema.Array(ManagedUser), ...listed },
  }),
  'admin/companies/visits/list': call({
    summary: 'XD Support visits to a company, newest first.',
    access: 'support',
    kind: 'read',
    input: { companyID: ID, search: maybe(VisitSearch) },
    output: { visits: Schema.Array(SupportVisit), ...listed },
  }),
}
