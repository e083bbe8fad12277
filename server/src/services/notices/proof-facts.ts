import { interestSentences } from '@xd/core/domain/notice/interest-clock.ts'
import { CALL_OUTCOME_LABELS, NOTICE_STATUS_LABELS } from '@xd/core/domain/notice/status.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { printedDay } from '#providers/print/notice-tickets.ts'
import type { ElectronicChoices } from '#queries/electronic-choices.ts'
import type { PrintedNotice } from './print-document.ts'

type Fact = readonly [label: string, words: string]

/** "March 9, 2026 at 10:02:11 AM PST", by the store's clock. */
export const provedTime = (timezone: string) => {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone: timezone })
  return (at: number): string => format.format(at).replaceAll(/[\u00a0\u202f]/g, ' ')
}

interface Around {
  readonly time: (at: number) => string
  readonly user: (userID: number | null) => string
  readonly choices: ElectronicChoices
}

const shownAddress = (address: string): string => (address.startsWith('+') ? formatPhone(address) : address)

/** When they chose electronic notices at the address this notice went to, and what they answered there. */
const choiceFacts = ({ address, phone }: PrintedNotice, { time, choices }: Around): Fact[] =>
  choices
    .filter((choice) => choice.address === (address ?? phone))
    .flatMap(({ address: at, agreedAt, provedAt, answer }) => [
      ['Chose electronic notices', `At ${shownAddress(at)}, ${time(agreedAt)}`] as const,
      ...(provedAt === null ? [] : [['Answered there', `“${answer ?? ''}”, ${time(provedAt)}`] as const]),
    ])

/** The known facts about a notice that was given, line by line; unknown ones have no line. */
export const factsOfNotice = (notice: PrintedNotice, around: Around): readonly Fact[] => {
  const { time, user } = around
  const { noticeStatus, noticeStatusDate, reason, channel, address, sentDate, deliveredDate, carrierID } = notice
  const fact = (label: string, words: string | null): Fact[] => (words === null || words === '' ? [] : [[label, words]])
  const went = sentDate === null ? null : `${channel === 'email' ? 'Email' : 'Text'} to ${shownAddress(address ?? '')}`
  return [
    ['Status', `${NOTICE_STATUS_LABELS[noticeStatus]}, ${time(noticeStatusDate)}`],
    ...fact('Reason', reason),
    ...fact('Customer number', notice.customerNumber),
    ...fact('External ID', notice.noticeExternalID),
    ...fact('Postal address', notice.postalAddress.replaceAll(/\s*[\r\n]+\s*/g, ', ')),
    ['Language', notice.language === 'es' ? 'Spanish' : 'English'],
    ...choiceFacts(notice, around),
    ...fact('Went as', went),
    ...fact('Handed over', sentDate === null ? null : time(sentDate)),
    ...fact('Carrier’s ID', carrierID),
    ...fact('Delivered', deliveredDate === null ? null : time(deliveredDate)),
    ...fact('Mailed on', notice.mailedOn),
    ...fact('Tracking number', notice.trackingNumber),
    ...interestSentences(notice.tickets, (day) => printedDay(day, 'en')).map((words) => ['Interest', words] as const),
    ...notice.calls.map(
      ({ outcome, at, userID }) => ['Call', `${CALL_OUTCOME_LABELS[outcome]}, ${user(userID)}, ${time(at)}`] as const,
    ),
  ]
}
