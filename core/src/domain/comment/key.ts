// What a comment is about: `payment/{paymentKey}`, `customer/{custID}` or `convo/{convoID}`. Another form is refused.
import { isPaymentKey } from '#domain/payment/key.ts'

export type CommentSubject =
  | { readonly kind: 'payment'; readonly paymentKey: string }
  | { readonly kind: 'customer'; readonly custID: number }
  | { readonly kind: 'convo'; readonly convoID: number }

const KEY = /^(payment|customer|convo)\/([^/]+)$/

const idOf = (text: string): number | undefined => {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined
  return id !== undefined && Number.isSafeInteger(id) ? id : undefined
}

export const parseCommentKey = (key: string): CommentSubject | undefined => {
  const [, kind, rest] = KEY.exec(key) ?? []
  if (!kind || !rest) return undefined
  if (kind === 'payment') return isPaymentKey(rest) ? { kind, paymentKey: rest } : undefined
  const id = idOf(rest)
  if (id === undefined) return undefined
  return kind === 'customer' ? { kind, custID: id } : { kind: 'convo', convoID: id }
}

export const formatCommentKey = (subject: CommentSubject): string => {
  switch (subject.kind) {
    case 'payment':
      return `payment/${subject.paymentKey}`
    case 'customer':
      return `customer/${subject.custID}`
    case 'convo':
      return `convo/${subject.convoID}`
  }
}
