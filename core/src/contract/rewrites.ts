import { Schema } from 'effect'
import { REWRITE_BATCH_MAX } from '#domain/ticket/limits.ts'
import { RewriteBatch, RewriteSettings, TicketChain } from '#contract/entity/rewrite.ts'
import { call } from './call.ts'
import { listed, searchBy } from './list.ts'
import { overrideReason } from './override.ts'
import { ID, maybe, text, Version } from './value.ts'

const REWRITE_ACTIONS = ['set', 'retry', 'verify', 'report', 'dismiss', 'clear-warning'] as const

const byID = { rewriteID: ID }
const found = { rewriteID: 'rewrite' } as const
const batch = { rewrite: RewriteBatch }
const tickets = maybe(Schema.Array(ID).check(Schema.isMaxLength(REWRITE_BATCH_MAX)))

const RewriteSearch = searchBy('filter', 'store', 'status', 'rewriteID')
export type RewriteSearch = typeof RewriteSearch.Type

export const rewrites = {
  'payments/rewrites/list': call({
    summary:
      'Rewrite batches, exceptions first, then newest first, 25 a page. `status`: all, exception, paid, rewritten, posted, verified or dismissed; `filter`: a ticket number, old or new.',
    access: 'payments',
    feature: 'rewrites',
    kind: 'read',
    file: { name: 'rewrites', search: RewriteSearch },
    input: { search: maybe(RewriteSearch) },
    output: {
      rewrites: Schema.Array(RewriteBatch),
      /** How many batches are in the exception list, whatever the filters. */
      exceptions: Schema.Finite,
      ...listed,
    },
  }),
  'payments/rewrites/fetch': call({
    summary: 'One rewrite batch.',
    access: 'payments',
    feature: 'rewrites',
    kind: 'read',
    input: byID,
    output: batch,
    finds: found,
  }),
  'payments/rewrites/correct': call({
    summary:
      'Corrects tickets of a batch by hand. `set`: one ticket’s new number. `retry`: the next numbers, for those without. `verify`: someone has seen the new number in the shop’s system. `report`: the shop’s system refused a number, and why. `dismiss`: will not be rewritten, with a note. `clear-warning`: the batch’s warning has been handled.',
    access: 'payments',
    feature: 'rewrites',
    kind: 'write',
    input: {
      ...byID,
      action: Schema.Literals(REWRITE_ACTIONS),
      /** Default: every ticket of the batch the action applies to. */
      rewriteTicketIDs: tickets,
      newTicket: maybe(text(40)),
      note: maybe(text(255)),
      /** For `set` and `retry`, where the store’s book forbids rewriting the ticket. */
      overrideReason,
    },
    output: batch,
    failures: ['rewrite_refused', 'override_needed', 'not_allowed'],
    finds: found,
  }),
  'payments/rewrites/mark-posted': call({
    summary:
      'Marks tickets as posted in the shop’s own system; without `rewriteTicketIDs`, every ticket of the batch that has its new number.',
    access: 'payments',
    feature: 'rewrites',
    kind: 'write',
    input: { ...byID, rewriteTicketIDs: tickets },
    output: batch,
    failures: ['rewrite_refused'],
    finds: found,
  }),
  'payments/rewrites/find-chain': call({
    summary: 'Every number a ticket has had, found from any of them; one chain for each store where it was rewritten.',
    access: 'payments',
    feature: 'rewrites',
    kind: 'read',
    input: { ticket: text(40) },
    output: { chains: Schema.Array(TicketChain) },
  }),
  'settings/rewrites/fetch': call({
    summary: 'The ticket numbers reserved for a store, and whether its tickets are rewritten automatically.',
    access: 'settings',
    feature: 'rewrites',
    kind: 'read',
    input: { storeID: ID },
    output: { settings: RewriteSettings },
    finds: { storeID: 'store' },
  }),
  'settings/rewrites/save': call({
    summary:
      'Reserves ticket numbers for a store and turns automatic rewriting on or off. A longer range continues where the old one left off.',
    access: 'settings',
    feature: 'rewrites',
    kind: 'write',
    input: {
      settings: Schema.Struct({
        storeID: ID,
        storeAutoRewrite: maybe(Schema.Boolean),
        ticketRange: maybe(Schema.Struct({ rangePrefix: text(40), rangeFrom: Schema.Finite, rangeTo: Schema.Finite })),
      }),
      expectedVersion: maybe(Version),
    },
    output: { settings: RewriteSettings },
    failures: ['conflict'],
    finds: { 'settings.storeID': 'store' },
  }),
}
