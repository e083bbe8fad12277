// The words of a letter for a store without templates of its own: like the text's, without "reply here", and with the
// accents that a text can't carry.
import type { BatchKind } from './batch.ts'
import { type NoticeWords, noticeWords, type Words } from './standard-words.table.ts'

const CALL: Words = {
  en: 'If you have questions, call us at [STORE_PHONE].',
  es: 'Si tiene preguntas, llámenos al [STORE_PHONE].',
}

const letter = (
  subject: NoticeWords['subject'],
  one: Words,
  many: Words,
  more: Pick<NoticeWords, 'apart' | 'undated'> = {},
): NoticeWords =>
  noticeWords(subject, { one, many, ...more }, ({ en, es }) => ({ en: `${en} ${CALL.en}`, es: `${es} ${CALL.es}` }))

export const LETTER_WORDS: Readonly<Record<BatchKind, NoticeWords>> = {
  'due-soon': letter(
    {
      one: { en: 'Your ticket is due soon', es: 'Su boleta vence pronto' },
      many: { en: 'Your tickets are due soon', es: 'Sus boletas vencen pronto' },
    },
    {
      en: 'Your ticket [TICKET] is due on [DUE_DATE]. You can redeem or renew it by then.',
      es: 'Su boleta [TICKET] vence el [DUE_DATE]. Puede desempeñarla o renovarla hasta ese día.',
    },
    {
      en: 'Your tickets [TICKETS] are due from [DUE_DATE] on. You can redeem or renew them by then.',
      es: 'Sus boletas [TICKETS] vencen desde el [DUE_DATE]. Puede desempeñarlas o renovarlas hasta ese día.',
    },
  ),
  due: letter(
    {
      one: { en: 'Your ticket is due', es: 'Su boleta vence' },
      many: { en: 'Your tickets are due', es: 'Sus boletas vencen' },
    },
    {
      en: 'Your ticket [TICKET] is due on [DUE_DATE]. Redeem or renew it by then.',
      es: 'Su boleta [TICKET] vence el [DUE_DATE]. Puede desempeñarla o renovarla hasta ese día.',
    },
    {
      en: 'Your tickets [TICKETS] are due from [DUE_DATE] on. Redeem or renew them by then.',
      es: 'Sus boletas [TICKETS] vencen desde el [DUE_DATE]. Puede desempeñarlas o renovarlas hasta ese día.',
    },
  ),
  'past-due': letter(
    {
      one: { en: 'Your ticket is past due', es: 'Su boleta ya venció' },
      many: { en: 'Your tickets are past due', es: 'Sus boletas ya vencieron' },
    },
    {
      en: 'Your ticket [TICKET] was due on [DUE_DATE]. You can redeem or renew it until [GRACE_DATE].',
      es: 'Su boleta [TICKET] venció el [DUE_DATE]. Puede desempeñarla o renovarla hasta el [GRACE_DATE].',
    },
    {
      en: 'Your tickets [TICKETS] are past due, the first since [DUE_DATE]. You can redeem or renew them until [GRACE_DATE].',
      es: 'Sus boletas [TICKETS] ya vencieron, la primera el [DUE_DATE]. Puede desempeñarlas o renovarlas hasta el [GRACE_DATE].',
    },
    {
      apart: {
        en: 'Your tickets [TICKETS] are past due, the first since [DUE_DATE]. You can redeem or renew the first until [GRACE_DATE].',
        es: 'Sus boletas [TICKETS] ya vencieron, la primera el [DUE_DATE]. Puede desempeñar o renovar la primera hasta el [GRACE_DATE].',
      },
      undated: {
        one: {
          en: 'Your ticket [TICKET] was due on [DUE_DATE]. You can still redeem or renew it.',
          es: 'Su boleta [TICKET] venció el [DUE_DATE]. Todavía puede desempeñarla o renovarla.',
        },
        many: {
          en: 'Your tickets [TICKETS] are past due, the first since [DUE_DATE]. You can still redeem or renew them.',
          es: 'Sus boletas [TICKETS] ya vencieron, la primera el [DUE_DATE]. Todavía puede desempeñarlas o renovarlas.',
        },
      },
    },
  ),
  final: letter(
    {
      one: { en: 'Last day to redeem your ticket', es: 'Último día para desempeñar su boleta' },
      many: { en: 'Last day to redeem your tickets', es: 'Último día para desempeñar sus boletas' },
    },
    {
      en: 'The last day to redeem or renew your ticket [TICKET] is [GRACE_DATE].',
      es: 'El último día para desempeñar o renovar su boleta [TICKET] es el [GRACE_DATE].',
    },
    {
      en: 'The last day to redeem or renew your tickets [TICKETS] is [GRACE_DATE].',
      es: 'El último día para desempeñar o renovar sus boletas [TICKETS] es el [GRACE_DATE].',
    },
    {
      apart: {
        en: 'The last day to redeem or renew the first of your tickets [TICKETS] is [GRACE_DATE].',
        es: 'El último día para desempeñar o renovar la primera de sus boletas [TICKETS] es el [GRACE_DATE].',
      },
    },
  ),
  forfeit: letter(
    {
      one: { en: 'Your ticket was forfeited', es: 'Terminó el plazo de su empeño' },
      many: { en: 'Your tickets were forfeited', es: 'Terminó el plazo de sus empeños' },
    },
    {
      en: 'The time to redeem your ticket [TICKET] is over, and the item is forfeited.',
      es: 'Terminó el plazo de su empeño, boleta [TICKET]. Ya no puede desempeñarla ni recuperar la prenda.',
    },
    {
      en: 'The time to redeem your tickets [TICKETS] is over, and the items are forfeited.',
      es: 'Terminó el plazo de sus empeños, boletas [TICKETS]. Ya no puede desempeñarlas ni recuperar las prendas.',
    },
  ),
}
