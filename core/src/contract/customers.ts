import { Schema } from 'effect'
import { ADDRESS_MAX } from '#domain/customer/address.ts'
import { PHONE_DOUBTS } from '#domain/phone/doubt.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { call } from './call.ts'
import { labels, seenLabels } from './chosen-labels.ts'
import { MOST_CHOSEN } from './chosen.ts'
import { listed, searchBy } from './list.ts'
import { Customer, CustomerStats, ListedCustomer } from '#contract/entity/customer.ts'
import { CustomFields, ID, maybe, text } from './value.ts'

const CustomerSearch = searchBy('filter', 'store', 'status', 'label', 'custIDs')
export type CustomerSearch = typeof CustomerSearch.Type

export const customers = {
  'customers/list': call({
    summary:
      'Customers by last name, 25 a page, with their last contact and open balance; `filter` matches name, phone, email, license and street.',
    access: 'customers',
    kind: 'read',
    file: { name: 'customers', search: CustomerSearch },
    input: { search: maybe(CustomerSearch) },
    output: { customers: Schema.Array(ListedCustomer), ...listed },
  }),
  'customers/search': call({
    summary: 'The New Message search. With `exclusiveList` every given field must match, else any.',
    access: 'customers',
    kind: 'read',
    input: {
      exclusiveList: maybe(Schema.Boolean),
      firstName: maybe(text(100)),
      lastName: maybe(text(100)),
      phoneNumber: maybe(text(40)),
      emailAddress: maybe(text(320)),
      customerID: maybe(ID),
    },
    output: { customers: Schema.Array(Customer) },
  }),
  'customers/fetch': call({
    summary: 'One customer.',
    access: 'customers',
    kind: 'read',
    input: { customerID: ID },
    output: { customer: Customer },
    finds: { customerID: 'customer' },
  }),
  'customers/fetch/stats': call({
    summary: 'Counts of a customer’s messages, payments and promises in the caller’s stores.',
    access: 'customers',
    kind: 'read',
    input: { customerID: ID },
    output: { stats: CustomerStats },
    finds: { customerID: 'customer' },
  }),
  'customers/save': call({
    summary: 'Creates or changes a customer. For an existing phone, answers 409 `customer_exists` with its `custID`.',
    access: 'customers',
    kind: 'write',
    input: {
      customer: Schema.Struct({
        custID: maybe(ID),
        custPhone: text(40),
        custFirstName: text(100),
        custLastName: text(100),
        custEmail: maybe(text(320)),
        custDL: maybe(text(40)),
        custStreet: maybe(text(ADDRESS_MAX.custStreet)),
        custCity: maybe(text(ADDRESS_MAX.custCity)),
        custState: maybe(text(ADDRESS_MAX.custState)),
        custZIP: maybe(text(ADDRESS_MAX.custZIP)),
        custCustomFields: maybe(CustomFields),
        /** Defaults to `en` for a new contact. */
        custLanguage: maybe(Schema.Literals(LANGUAGES)),
      }),
    },
    output: { custID: Schema.Finite },
    failures: ['customer_exists', 'customer_read_only'],
    finds: { 'customer.custID': 'customer' },
  }),
  'customers/does-customer-exist': call({
    summary:
      'Whether a phone already belongs to a customer, and their `custID`. `doubt` says that its area code is new or not listed.',
    access: 'customers',
    kind: 'read',
    input: { custPhone: text(40) },
    output: {
      exists: Schema.Boolean,
      custID: Schema.NullOr(Schema.Finite),
      doubt: Schema.NullOr(Schema.Literals(PHONE_DOUBTS)),
    },
  }),
  'customers/block': call({
    summary: 'Blocks or unblocks a customer. A blocked customer’s texts are kept but do not reopen conversations.',
    access: 'blocking',
    kind: 'write',
    input: { customerID: ID, blocked: maybe(Schema.Boolean) },
    output: { customer: Customer },
    finds: { customerID: 'customer' },
  }),
  'customers/update-labels': call({
    summary: 'Sets a customer’s labels.',
    access: 'labels',
    kind: 'write',
    input: { customerID: ID, labels, seenLabels },
    output: { customer: Customer },
    finds: { customerID: 'customer', labels: 'label' },
  }),
  'customers/change-label': call({
    summary:
      'Adds a label to several customers, or with `removed` removes it; returns the ones that changed, so it can be undone.',
    access: 'labels',
    kind: 'write',
    input: {
      custIDs: Schema.Array(ID).check(Schema.isMinLength(1), Schema.isMaxLength(MOST_CHOSEN)),
      labelID: ID,
      removed: maybe(Schema.Boolean),
    },
    output: { changed: Schema.Array(Schema.Finite) },
    finds: { custIDs: 'customer', labelID: 'label' },
  }),
}
