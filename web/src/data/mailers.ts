import type { CallError } from '@xd/core/client/call-client.ts'
import type { Wire, WireInput, WireOutput } from '@xd/core/contract/calls.ts'
import type { MailerAudience, MailerJob, MailerRecipient } from '@xd/core/contract/entity/mailer.ts'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { refetchAfter } from './refetch.ts'
import type { Session } from './session.ts'
import { useCall, useCallMutation } from './use-call.ts'

export type MailerData = Wire<typeof MailerJob>
export type AudienceData = Wire<typeof MailerAudience>
export type RecipientData = Wire<typeof MailerRecipient>
export type MailerForecast = WireOutput<'mailers/preview-job'>
export type MailerResult = WireOutput<'mailers/result'>['result']
/** Why a change was not made. */
export type MailerRefusal = CallError
/** A mailer in the form in which it is saved. */
export type WrittenMailer = WireInput<'mailers/schedule-job'>['job']

export const hasMailers = ({ user, company }: Session): boolean =>
  holds(user.userPermissions, 'mailers') && hasFeature(company.features, 'massmailer')

type ImportData = WireOutput<'mailers/imports/list'>['imports'][number]
const NO_FILES: readonly ImportData[] = []
const LATEST = { search: { perPage: 100 } }

/** The latest files of customers and tickets; a mailer can go to the customers one of them named. */
export const useImportedFiles = (): readonly ImportData[] =>
  useCall('mailers/imports/list', LATEST).data?.imports ?? NO_FILES

type MailerChange =
  'mailers/schedule-job' | 'mailers/cancel-job' | 'mailers/force-job' | 'mailers/pause-job' | 'mailers/resume-job'

/** A call that changes a mailer. Lists and details then show the server's state, especially after a refusal. */
export const useMailerChange = <N extends MailerChange>(name: N) =>
  useCallMutation(name, { onSettled: () => void refetchAfter('reload_mailers') })
