// The words of a notice for a store without templates of its own, for one ticket and for several. In the GSM alphabet;
// none of it sells. "Due from … on" is true whether several tickets are due on one day or more.
import type { BatchKind } from './batch.ts'

export interface Words {
  readonly en: string
  readonly es: string
}

/** The words for one ticket and for several. */
interface Bodies {
  readonly one: Words
  readonly many: Words
  /** For several whose last days differ. */
  readonly apart?: Words
  /** Where the last day is unknown or over. */
  readonly undated?: { readonly one: Words; readonly many: Words }
}

export interface NoticeWords extends Bodies {
  readonly subject: { readonly one: Words; readonly many: Words }
}

/** Every body between the same beginning and end. */
export const noticeWords = (
  subject: NoticeWords['subject'],
  { one, many, apart, undated }: Bodies,
  around: (body: Words) => Words,
): NoticeWords => ({
  subject,
  one: around(one),
  many: around(many),
  ...(apart && { apart: around(apart) }),
  ...(undated && { undated: { one: around(undated.one), many: around(undated.many) } }),
})

const CALL = { en: 'Questions? Reply here or call [STORE_PHONE].', es: 'Preguntas? Conteste o llame al [STORE_PHONE].' }

const words = (subject: NoticeWords['subject'], one: Words, many: Words, more: Partial<Bodies> = {}): NoticeWords =>
  noticeWords(subject, { one, many, ...more }, ({ en, es }) => ({
    en: `[STORE_NAME]: ${en} ${CALL.en}`,
    es: `[STORE_NAME]: ${es} ${CALL.es}`,
  }))

export const STANDARD_WORDS: Readonly<Record<BatchKind, NoticeWords>> = {
  'due-soon': words(
    {
      one: { en: 'Your ticket is due soon', es: 'Su boleta vence pronto' },
      many: { en: 'Your tickets are due soon', es: 'Sus boletas vencen pronto' },
    },
    { en: 'ticket [TICKET] is due on [DUE_DATE].', es: 'su boleta [TICKET] vence el [DUE_DATE].' },
    { en: 'tickets [TICKETS] are due from [DUE_DATE] on.', es: 'sus boletas [TICKETS] vencen desde el [DUE_DATE].' },
  ),
  due: words(
    {
      one: { en: 'Your ticket is due', es: 'Su boleta vence' },
      many: { en: 'Your tickets are due', es: 'Sus boletas vencen' },
    },
    {
      en: 'ticket [TICKET] is due on [DUE_DATE]. Redeem or renew it by then.',
      es: 'su boleta [TICKET] vence el [DUE_DATE]. Puede desempeñarla o renovarla hasta ese dia.',
    },
    {
      en: 'tickets [TICKETS] are due from [DUE_DATE] on. Redeem or renew them by then.',
      es: 'sus boletas [TICKETS] vencen desde el [DUE_DATE]. Puede desempeñarlas o renovarlas hasta ese dia.',
    },
  ),
  'past-due': words(
    {
      one: { en: 'Your ticket is past due', es: 'Su boleta ya vencio' },
      many: { en: 'Your tickets are past due', es: 'Sus boletas ya vencieron' },
    },
    {
      en: 'ticket [TICKET] was due on [DUE_DATE]. You can redeem or renew it until [GRACE_DATE].',
      es: 'su boleta [TICKET] vencio el [DUE_DATE]. Puede desempeñarla o renovarla hasta el [GRACE_DATE].',
    },
    {
      en: 'tickets [TICKETS] are past due, the first since [DUE_DATE]. You can redeem or renew them until [GRACE_DATE].',
      es: 'sus boletas [TICKETS] ya vencieron, la primera el [DUE_DATE]. Puede desempeñarlas o renovarlas hasta el [GRACE_DATE].',
    },
    {
      apart: {
        en: 'tickets [TICKETS] are past due, the first since [DUE_DATE]. You can redeem or renew the first until [GRACE_DATE].',
        es: 'sus boletas [TICKETS] ya vencieron, la primera el [DUE_DATE]. Puede desempeñar o renovar la primera hasta el [GRACE_DATE].',
      },
      undated: {
        one: {
          en: 'ticket [TICKET] was due on [DUE_DATE]. You can still redeem or renew it.',
          es: 'su boleta [TICKET] vencio el [DUE_DATE]. Todavia puede desempeñarla o renovarla.',
        },
        many: {
          en: 'tickets [TICKETS] are past due, the first since [DUE_DATE]. You can still redeem or renew them.',
          es: 'sus boletas [TICKETS] ya vencieron, la primera el [DUE_DATE]. Todavia puede desempeñarlas o renovarlas.',
        },
      },
    },
  ),
  final: words(
    {
      one: { en: 'Last day to redeem your ticket', es: 'Ultimo dia para desempeñar su boleta' },
      many: { en: 'Last day to redeem your tickets', es: 'Ultimo dia para desempeñar sus boletas' },
    },
    {
      en: 'the last day to redeem or renew ticket [TICKET] is [GRACE_DATE].',
      es: 'el ultimo dia para desempeñar o renovar su boleta [TICKET] es el [GRACE_DATE].',
    },
    {
      en: 'the last day to redeem or renew tickets [TICKETS] is [GRACE_DATE].',
      es: 'el ultimo dia para desempeñar o renovar sus boletas [TICKETS] es el [GRACE_DATE].',
    },
    {
      apart: {
        en: 'the last day to redeem or renew the first of tickets [TICKETS] is [GRACE_DATE].',
        es: 'el ultimo dia para desempeñar o renovar la primera de sus boletas [TICKETS] es el [GRACE_DATE].',
      },
    },
  ),
  forfeit: words(
    {
      one: { en: 'Your ticket was forfeited', es: 'Termino el plazo de su empeño' },
      many: { en: 'Your tickets were forfeited', es: 'Termino el plazo de sus empeños' },
    },
    {
      en: 'the time to redeem ticket [TICKET] is over, and the item is forfeited.',
      es: 'termino el plazo de su empeño, boleta [TICKET]. Ya no puede desempeñarla ni recuperar la prenda.',
    },
    {
      en: 'the time to redeem tickets [TICKETS] is over, and the items are forfeited.',
      es: 'termino el plazo de sus empeños, boletas [TICKETS]. Ya no puede desempeñarlas ni recuperar las prendas.',
    },
  ),
}
