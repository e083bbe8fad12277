// The words of a notice for a store without templates of its own, for one ticket and for several; none of them sell.
// A text stays in the GSM alphabet with other Spanish words, not by leaving accents out: "¿", "é" and "ñ" are in it, but
// not "á", "í", "ó" and "ú".
import type { Bilingual } from '#domain/text/language.ts'
import type { BatchKind } from './batch.ts'

export interface NoticeSentence extends Bilingual {
  /** The Spanish of a text, where it differs. */
  readonly esText?: string
}

interface Bodies {
  readonly one: NoticeSentence
  readonly many: NoticeSentence
  /** For several that don't share the days in `many`. */
  readonly apart?: NoticeSentence
}

export interface NoticeWords extends Bodies {
  /** Emails and letters have one. */
  readonly subject: { readonly one: Bilingual; readonly many: Bilingual }
  /** For a last day that is unknown or over. */
  readonly undated?: Bodies
}

/** A letter can't be answered, and an email has no letterhead. */
export const NOTICE_MEDIA = ['text', 'email', 'letter'] as const
export type NoticeMedium = (typeof NOTICE_MEDIA)[number]

export const NOTICE_FRAMES: Readonly<Record<NoticeMedium, Bilingual<(body: string) => string>>> = {
  text: {
    en: (body) => `[STORE_NAME]: ${body} Questions? Call [STORE_PHONE].`,
    es: (body) => `[STORE_NAME]: ${body} ¿Dudas? Llame al [STORE_PHONE].`,
  },
  email: {
    en: (body) => `${body}\n\nIf you have questions, reply to this email or call us at [STORE_PHONE].\n\n[STORE_NAME]`,
    es: (body) => `${body}\n\nSi tiene preguntas, responda a este correo o llámenos al [STORE_PHONE].\n\n[STORE_NAME]`,
  },
  letter: {
    en: (body) => `${body} If you have questions, call us at [STORE_PHONE].`,
    es: (body) => `${body} Si tiene preguntas, llámenos al [STORE_PHONE].`,
  },
}

export const STANDARD_WORDS: Readonly<Record<BatchKind, NoticeWords>> = {
  'due-soon': {
    subject: {
      one: { en: 'Your ticket is due soon', es: 'Su boleta vence pronto' },
      many: { en: 'Your tickets are due soon', es: 'Sus boletas vencen pronto' },
    },
    one: {
      en: 'Your ticket [TICKET] is due on [DUE_DATE]. You can redeem or renew it by then.',
      es: 'Su boleta [TICKET] vence el [DUE_DATE]. Puede desempeñarla o renovarla a más tardar ese día.',
      esText: 'Su boleta [TICKET] vence el [DUE_DATE]. Puede desempeñarla o renovarla hasta esa fecha.',
    },
    many: {
      en: 'Your tickets [TICKETS] are due on [DUE_DATE]. You can redeem or renew them by then.',
      es: 'Sus boletas [TICKETS] vencen el [DUE_DATE]. Puede desempeñarlas o renovarlas a más tardar ese día.',
      esText: 'Sus boletas [TICKETS] vencen el [DUE_DATE]. Puede desempeñarlas o renovarlas hasta esa fecha.',
    },
    apart: {
      en: 'Your tickets [TICKETS] are due soon, the first on [DUE_DATE].',
      es: 'Sus boletas [TICKETS] vencen pronto, la primera el [DUE_DATE].',
    },
  },
  due: {
    subject: {
      one: { en: 'Your ticket is due', es: 'Vence su boleta' },
      many: { en: 'Your tickets are due', es: 'Vencen sus boletas' },
    },
    one: {
      en: 'Your ticket [TICKET] is due on [DUE_DATE]. Redeem or renew it by then.',
      es: 'Su boleta [TICKET] vence el [DUE_DATE]. Desempéñela o renuévela a más tardar ese día.',
      esText: 'Su boleta [TICKET] vence el [DUE_DATE]. Desempéñela o renuévela a tiempo.',
    },
    many: {
      en: 'Your tickets [TICKETS] are due on [DUE_DATE]. Redeem or renew them by then.',
      es: 'Sus boletas [TICKETS] vencen el [DUE_DATE]. Desempéñelas o renuévelas a más tardar ese día.',
      esText: 'Sus boletas [TICKETS] vencen el [DUE_DATE]. Desempéñelas o renuévelas a tiempo.',
    },
    apart: {
      en: 'Your tickets [TICKETS] are due, the first on [DUE_DATE]. Redeem or renew each in time.',
      es: 'Sus boletas [TICKETS] vencen a partir del [DUE_DATE]. Desempeñe o renueve cada una a tiempo.',
    },
  },
  'past-due': {
    subject: {
      one: { en: 'Your ticket is past due', es: 'Su boleta ya venció' },
      many: { en: 'Your tickets are past due', es: 'Sus boletas ya vencieron' },
    },
    one: {
      en: 'Your ticket [TICKET] was due on [DUE_DATE]. Redeem or renew it by [GRACE_DATE].',
      es: 'Su boleta [TICKET] venció el [DUE_DATE]. Puede desempeñarla o renovarla hasta el [GRACE_DATE].',
      esText: 'Su boleta [TICKET], vencida el [DUE_DATE], puede desempeñarse o renovarse hasta el [GRACE_DATE].',
    },
    many: {
      en: 'Your tickets [TICKETS] were due on [DUE_DATE]. Redeem or renew them by [GRACE_DATE].',
      es: 'Sus boletas [TICKETS] vencieron el [DUE_DATE]. Puede desempeñarlas o renovarlas hasta el [GRACE_DATE].',
    },
    apart: {
      en: 'Your tickets [TICKETS] are past due. The first deadline to redeem is [GRACE_DATE].',
      es: 'Sus boletas [TICKETS] ya vencieron. El primer plazo de desempeño termina el [GRACE_DATE].',
    },
    undated: {
      one: {
        en: 'Your ticket [TICKET] was due on [DUE_DATE]. You can still redeem or renew it.',
        es: 'Su boleta [TICKET] venció el [DUE_DATE]. Todavía puede desempeñarla o renovarla.',
        esText: 'Tiene vencida la boleta [TICKET] desde el [DUE_DATE]. Sigue a tiempo de desempeñarla o renovarla.',
      },
      many: {
        en: 'Your tickets [TICKETS] were due on [DUE_DATE]. You can still redeem or renew them.',
        es: 'Sus boletas [TICKETS] vencieron el [DUE_DATE]. Todavía puede desempeñarlas o renovarlas.',
        esText: 'Sus boletas [TICKETS] vencieron el [DUE_DATE]. Sigue a tiempo de desempeñarlas o renovarlas.',
      },
      apart: {
        en: 'Your tickets [TICKETS] are past due. You can still redeem or renew them.',
        es: 'Sus boletas [TICKETS] ya vencieron. Todavía puede desempeñarlas o renovarlas.',
        esText: 'Sus boletas [TICKETS] ya vencieron. Sigue a tiempo de desempeñarlas o renovarlas.',
      },
    },
  },
  final: {
    subject: {
      one: { en: 'Last day to redeem your ticket', es: 'Último día para desempeñar su boleta' },
      many: { en: 'Last day to redeem your tickets', es: 'Último día para desempeñar sus boletas' },
    },
    one: {
      en: 'The last day to redeem or renew your ticket [TICKET] is [GRACE_DATE].',
      es: 'El último día para desempeñar o renovar su boleta [TICKET] es el [GRACE_DATE].',
      esText: 'Puede desempeñar o renovar su boleta [TICKET] solo hasta el [GRACE_DATE].',
    },
    many: {
      en: 'The last day to redeem or renew your tickets [TICKETS] is [GRACE_DATE].',
      es: 'El último día para desempeñar o renovar sus boletas [TICKETS] es el [GRACE_DATE].',
      esText: 'Puede desempeñar o renovar sus boletas [TICKETS] solo hasta el [GRACE_DATE].',
    },
    apart: {
      en: 'The first deadline to redeem or renew one of your tickets [TICKETS] is [GRACE_DATE].',
      es: 'El primer plazo para desempeñar o renovar sus boletas [TICKETS] termina el [GRACE_DATE].',
    },
  },
  forfeit: {
    subject: {
      one: { en: 'Your ticket was forfeited', es: 'Terminó el plazo de su empeño' },
      many: { en: 'Your tickets were forfeited', es: 'Terminó el plazo de sus empeños' },
    },
    one: {
      en: 'The deadline to redeem your ticket [TICKET] has passed, and the item is forfeited.',
      es: 'El plazo de su boleta [TICKET] ha terminado y ya no se puede desempeñar la prenda.',
    },
    many: {
      en: 'The deadline to redeem your tickets [TICKETS] has passed, and the items are forfeited.',
      es: 'El plazo de sus boletas [TICKETS] ha terminado y ya no se pueden desempeñar las prendas.',
    },
  },
}
