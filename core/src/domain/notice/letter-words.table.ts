// The words of a letter for a store without templates of its own: like the text's, without "reply here", and with the
// accents that a text can't carry.
import type { BatchKind } from './batch.ts'
import type { NoticeWords, Words } from './standard-words.table.ts'

const CALL: Words = {
  en: 'If you have questions, call us at [STORE_PHONE].',
  es: 'Si tiene preguntas, llámenos al [STORE_PHONE].',
}

const letter = (subject: NoticeWords['subject'], one: Words, many: Words): NoticeWords => ({
  subject,
  one: { en: `${one.en} ${CALL.en}`, es: `${one.es} ${CALL.es}` },
  many: { en: `${many.en} ${CALL.en}`, es: `${many.es} ${CALL.es}` },
})

export const LETTER_WORDS: Readonly<Record<BatchKind, NoticeWords>> = {
  'due-soon': letter(
    {
      one: { en: 'Your ticket is due soon', es: 'Su boleta vence pronto' },
      many: { en: 'Your tickets are due soon', es: 'Sus boletas vencen pronto' },
    },
    {
      en: 'Your ticket [TICKET] is due on [DUE_DATE]. You can redeem or renew it by then.',
      es: 'Su boleta [TICKET] vence el [DUE_DATE]. Puede pagarla o renovarla hasta ese día.',
    },
    {
      en: 'Your tickets [TICKETS] are due from [DUE_DATE] on. You can redeem or renew them by then.',
      es: 'Sus boletas [TICKETS] vencen desde el [DUE_DATE]. Puede pagarlas o renovarlas hasta ese día.',
    },
  ),
  due: letter(
    {
      one: { en: 'Your ticket is due', es: 'Su boleta vence' },
      many: { en: 'Your tickets are due', es: 'Sus boletas vencen' },
    },
    {
      en: 'Your ticket [TICKET] is due on [DUE_DATE]. Redeem or renew it by then.',
      es: 'Su boleta [TICKET] vence el [DUE_DATE]. Puede pagarla o renovarla hasta ese día.',
    },
    {
      en: 'Your tickets [TICKETS] are due from [DUE_DATE] on. Redeem or renew them by then.',
      es: 'Sus boletas [TICKETS] vencen desde el [DUE_DATE]. Puede pagarlas o renovarlas hasta ese día.',
    },
  ),
  'past-due': letter(
    {
      one: { en: 'Your ticket is past due', es: 'Su boleta ya venció' },
      many: { en: 'Your tickets are past due', es: 'Sus boletas ya vencieron' },
    },
    {
      en: 'Your ticket [TICKET] was due on [DUE_DATE]. You can still redeem or renew it.',
      es: 'Su boleta [TICKET] venció el [DUE_DATE]. Todavía puede pagarla o renovarla.',
    },
    {
      en: 'Your tickets [TICKETS] are past due, the first since [DUE_DATE]. You can still redeem or renew them.',
      es: 'Sus boletas [TICKETS] ya vencieron, la primera el [DUE_DATE]. Todavía puede pagarlas o renovarlas.',
    },
  ),
  final: letter(
    {
      one: { en: 'Last day to redeem your ticket', es: 'Último día para pagar su boleta' },
      many: { en: 'Last day to redeem your tickets', es: 'Último día para pagar sus boletas' },
    },
    {
      en: 'The last day to redeem or renew your ticket [TICKET] is [GRACE_DATE].',
      es: 'El último día para pagar o renovar su boleta [TICKET] es el [GRACE_DATE].',
    },
    {
      en: 'The last day to redeem or renew your tickets [TICKETS] is [GRACE_DATE].',
      es: 'El último día para pagar o renovar sus boletas [TICKETS] es el [GRACE_DATE].',
    },
  ),
  forfeit: letter(
    {
      one: { en: 'Your ticket was forfeited', es: 'Su boleta se perdió' },
      many: { en: 'Your tickets were forfeited', es: 'Sus boletas se perdieron' },
    },
    {
      en: 'The time to redeem your ticket [TICKET] is over, and the item is forfeited.',
      es: 'El plazo para pagar su boleta [TICKET] ha terminado y la prenda se perdió.',
    },
    {
      en: 'The time to redeem your tickets [TICKETS] is over, and the items are forfeited.',
      es: 'El plazo para pagar sus boletas [TICKETS] ha terminado y las prendas se perdieron.',
    },
  ),
}
