import { LABEL, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import type { ReadRow } from './all-reads.ts'

const job = { jobTitle: 'Rings', jobStoreID: STORE.main, jobBodyEN: 'Rings are half off, {first}.', jobAudience: {} }

/** Mailers, notices and imported books. */
export const READS: readonly ReadRow[] = [
  ['owner', 'mailers/list-jobs', { search: { perPage: 4 } }],
  ['owner', 'mailers/list-jobs', { search: { store: STORE.lake } }],
  ['owner', 'mailers/fetch-job', { jobID: 1 }],
  ['owner', 'mailers/preview-job', { job }],
  ['owner', 'mailers/preview-job', { job: { ...job, jobStoreID: STORE.lake, jobAudience: { label: LABEL.regular } } }],
  ['owner', 'mailers/preview-job', { job: { ...job, jobStoreID: 'last', jobAudience: { importID: 1 } } }],
  ['owner', 'mailers/recipients/list', { jobID: 1, search: { perPage: 4 } }],
  ['owner', 'mailers/recipients/list', { jobID: 1, search: { status: 'failed', perPage: 3 } }],
  ['owner', 'mailers/recipients/list', { jobID: 1, search: { status: 'excluded', perPage: 3 } }],
  ['owner', 'mailers/result', { jobID: 1 }],
  ['owner', 'mailers/result', { jobID: 2 }],
  ['owner', 'mailers/imports/list', { search: { perPage: 3 } }],
  ['tomas', 'mailers/imports/list', { search: { perPage: 3 } }],
  ['owner', 'mailers/imports/fetch', { importID: 1 }],
  ['owner', 'mailers/imports/fetch', { importID: 6 }],
  ['owner', 'mailers/imports/fetch', { importID: 10 }],
  ['owner', 'notices/list-batches', { search: { perPage: 5 } }],
  ['clerk', 'notices/list-batches', { search: { status: 'attention', perPage: 2 } }],
  ['owner', 'notices/batch-details', { batchID: 1, search: { perPage: 4 } }],
  ['owner', 'notices/batch-details', { batchID: 13 }],
  ['owner', 'notices/batch-details', { batchID: 14 }],
  ['owner', 'notices/preview-batch', { batchID: 1 }],
  ['owner', 'notices/preview-batch', { batchID: 13 }],
  ['owner', 'notices/customer-lookup', { search: { custID: PEOPLE.whitfield.custID } }],
  ['owner', 'notices/customer-lookup', { search: { custID: PEOPLE.blocked.custID } }],
  ['owner', 'notices/customer-lookup', { search: { filter: '77001' } }],
  ['owner', 'notices/call-list', {}],
  ['owner', 'notices/needs-address', { search: { perPage: 3 } }],
  ['clerk', 'notices/needs-address', {}],
]
