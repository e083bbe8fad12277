import { act } from '#domain/activity/act.ts'

export const loans = {
  'loan.accept': act('Accepted a quote'),
  'loan.decline': act('Declined a quote'),
  'loan.share': act('Shared a quote'),
  'loan.void': act('Voided a quote'),
}
