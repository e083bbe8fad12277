import { LABEL, STORE } from '@xd/fixtures/demo/people.ts'
import { dayIn, type CallRow } from './given.ts'

const sale = {
  jobTitle: ' Ring sale ',
  jobStoreID: STORE.main,
  jobBodyEN: ' Hello [FIRST_NAME], all rings are half off. ',
  jobBodyES: 'Hola [FIRST_NAME]',
}
const email = { ...sale, jobChannel: 'email', jobSubject: ' Half off ', jobSubjectES: ' A mitad de precio ' } as const
const none = {
  label: null,
  store: null,
  lastContactStart: null,
  lastContactEnd: null,
  ticketDueStart: null,
  ticketDueEnd: null,
  importID: null,
}

const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=='

export const CALLS: readonly CallRow[] = [
  ['nothing but a draft', 'owner', 'mailers/schedule-job', { job: {} }],
  [
    'an email for all, with each condition left empty',
    'owner',
    'mailers/schedule-job',
    { job: { ...email, jobAudience: none, jobLabels: [], jobRate: 60 } },
  ],
  [
    'its subjects, and one condition',
    'owner',
    'mailers/schedule-job',
    ({ jobID }) => ({
      job: {
        jobID,
        jobSubject: ' Rings ',
        jobSubjectES: '  ',
        jobAudience: { ...none, label: LABEL.regular, lastContactEnd: dayIn(-3) },
      },
    }),
  ],
  [
    'its English text alone',
    'owner',
    'mailers/schedule-job',
    ({ jobID }) => ({ job: { jobID, jobBodyEN: 'Half off' } }),
  ],
  [
    'a text instead, by the store that wrote last',
    'owner',
    'mailers/schedule-job',
    ({ jobID }) => ({ job: { jobID, jobChannel: 'sms', jobStoreID: 'last', jobRate: null } }),
  ],
  [
    'for a label of another company',
    'owner',
    'mailers/schedule-job',
    ({ jobID }) => ({ job: { jobID, jobAudience: { label: LABEL.silverRegular } } }),
  ],
  [
    'for a label of conversations',
    'owner',
    'mailers/schedule-job',
    ({ jobID }) => ({ job: { jobID, jobAudience: { label: LABEL.followUp } } }),
  ],
  [
    'for an import that isn’t there',
    'owner',
    'mailers/schedule-job',
    ({ jobID }) => ({ job: { jobID, jobAudience: { importID: 987_654 } } }),
  ],
  [
    'with a label of customers as its own',
    'owner',
    'mailers/schedule-job',
    ({ jobID }) => ({ job: { jobID, jobLabels: [LABEL.regular] } }),
  ],
  [
    'with a picture that isn’t there',
    'owner',
    'mailers/schedule-job',
    ({ jobID }) => ({ job: { jobID, jobMedia: [987_654] } }),
  ],
  [
    'from another company’s store',
    'owner',
    'mailers/schedule-job',
    ({ jobID }) => ({ job: { jobID, jobStoreID: STORE.silverAnchor } }),
  ],
  ['a picture', 'owner', 'mailers/resize-image', { image_data: DOT }],
  [
    'with the picture',
    'owner',
    'mailers/schedule-job',
    ({ jobID, mediaID }) => ({ job: { jobID, jobMedia: [mediaID] } }),
  ],
  ['which stays', 'owner', 'mailers/schedule-job', ({ jobID }) => ({ job: { jobID, jobTitle: 'Rings' } })],
  ['a test to no phone', 'owner', 'mailers/send-test', { job: sale, phone: '12' }],
  ['a test to nobody’s mailbox', 'owner', 'mailers/send-test', { job: email, email: 'nobody@elsewhere.test' }],
  [
    'a test for a list of nobody',
    'owner',
    'mailers/send-test',
    {
      job: {
        ...sale,
        jobAudience: { label: LABEL.regular, ticketDueStart: '2031-01-01', ticketDueEnd: '2031-01-02' },
      },
      phone: '(213) 555-0166',
    },
  ],
  [
    'a test of no words',
    'owner',
    'mailers/send-test',
    { job: { ...sale, jobBodyEN: ' ', jobBodyES: ' ' }, phone: '(213) 555-0166' },
  ],
  ['deleted without saying which', 'owner', 'mailers/schedule-job', { job: { deleteJob: true } }],
  [
    'deleted after somebody else’s change',
    'owner',
    'mailers/schedule-job',
    ({ jobID }) => ({ job: { jobID, deleteJob: true }, expectedVersion: 1 }),
  ],
  [
    'deleted, though it is given a time',
    'owner',
    'mailers/schedule-job',
    ({ jobID }) => ({ job: { jobID, deleteJob: true, jobScheduledAt: '2031-01-01T10:00:00Z' } }),
  ],
  ['deleted again', 'owner', 'mailers/schedule-job', ({ jobID }) => ({ job: { jobID, deleteJob: true } })],
]
