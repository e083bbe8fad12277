import { CircleCheck, Copy, FilePlus2, Mail, MessageSquare, Printer, Send } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { paymentCan } from '@xd/core/domain/payment/can.ts'
import type { PaymentData } from '#data/payments.ts'
import { useSignedIn } from '#data/session.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { copyLink } from '#ui/overlay/copy.ts'
import { Menu } from '#ui/overlay/menu.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { dollars } from '#ui/text/dollars.ts'
import { MarkPaidDialog } from './mark-paid-dialog.tsx'
import { openReceipt } from './open-receipt.ts'
import { useResend } from './use-resend.tsx'
import { useSendReceipt } from './use-send-receipt.ts'

interface Props {
  payment: PaymentData
  trigger: ReactElement
  onRequestLike?: (() => void) | undefined
}

/** A request's other actions, besides those on its card. */
export function PaymentMenu({ payment, trigger, onRequestLike }: Props) {
  const now = useNow()
  const { company } = useSignedIn()
  const [marking, setMarking] = useState(false)
  const { resend, question: resendQuestion } = useResend(payment)
  const { sendReceipt, question: receiptQuestion } = useSendReceipt(payment)
  const stated = { ...payment, attemptOpen: payment.paymentInProgress }
  const [mayResend, mayMark] = [paymentCan.resend(stated, now), paymentCan.markPaid(stated)]
  const isOpen = payment.paymentStatus === 'sent'
  const entries: MenuEntry[] = [
    ...(isOpen
      ? ([
          {
            key: 'resend',
            writes: true,
            label: 'Send again',
            icon: <Send aria-hidden="true" />,
            disabledReason: mayResend.ok ? null : mayResend.reason,
            onSelect: resend,
          },
          {
            key: 'paid',
            writes: true,
            label: 'Mark paid in store',
            icon: <CircleCheck aria-hidden="true" />,
            disabledReason: mayMark.ok ? null : mayMark.reason,
            onSelect: () => setMarking(true),
          },
        ] satisfies MenuEntry[])
      : []),
    ...(payment.paymentReceiptURL === null
      ? []
      : ([
          {
            key: 'receipt',
            label: 'Open receipt to print',
            icon: <Printer aria-hidden="true" />,
            onSelect: () => openReceipt(payment),
          },
          {
            key: 'text',
            writes: true,
            label: 'Text receipt again',
            icon: <MessageSquare aria-hidden="true" />,
            onSelect: () => sendReceipt('sms'),
          },
          ...(company.channels.includes('email')
            ? ([
                {
                  key: 'mail',
                  writes: true,
                  label: 'Email receipt again',
                  icon: <Mail aria-hidden="true" />,
                  onSelect: () => sendReceipt('email'),
                },
              ] satisfies MenuEntry[])
            : []),
        ] satisfies MenuEntry[])),
    {
      key: 'copy',
      label: 'Copy link',
      icon: <Copy aria-hidden="true" />,
      onSelect: () => void copyLink(payment.paymentURL),
    },
    ...(onRequestLike
      ? [
          {
            key: 'like',
            writes: true,
            label: 'New request like this',
            icon: <FilePlus2 aria-hidden="true" />,
            onSelect: onRequestLike,
          },
        ]
      : []),
  ]
  return (
    <>
      <Menu trigger={trigger} entries={entries} label={`Request for ${dollars(payment.paymentAmount)}`} />
      <MarkPaidDialog payment={payment} open={marking} onClose={() => setMarking(false)} />
      {resendQuestion}
      {receiptQuestion}
    </>
  )
}
