// The subject of a comment: `payment/{paymentKey}`, `customer/{custID}` or `convo/{convoID}`. Any other form is
// refused. Within these forms, an impossible key or id counts as unknown.

export type CommentSubject =
  | { readonly kind: 'payment'; readonly paymentKey: string }
  | { readonly kind: 'customer'; readonly custID: number }
  | { readonly kind: 'convo'; readonly convoID: number }

const KEY = /^(payment|customer|convo)\/([^/\s]{1,100})$/
const NO_SUCH_ID = 0

const idOf = (text: string): number => {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : NO_SUCH_ID
  return Number.isSafeInteger(id) ? id : NO_SUCH_ID
}

export const parseCommentKey = (key: string): CommentSubject | undefined => {
  const [, kind, rest] = KEY.exec(key) ?? []
  if (!kind || !rest) return undefined
  if (kind === 'payment') return { kind, paymentKey: rest }
  return kind === 'customer' ? { kind, custID: idOf(rest) } : { kind: 'convo', convoID: idOf(rest) }
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
