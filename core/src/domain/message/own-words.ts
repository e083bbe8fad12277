// A customer's own words, without quoted ones: the text that a reaction is about (a phone sends it along: Liked "Gold
// is up! Reply STOP to opt out."), the email that is answered, and our own offer to unsubscribe, wherever it was
// copied. A customer doesn't ask for what they quote.
import { foldText } from '#domain/text/fold.ts'
import { withoutQuoted } from './quoted.ts'

// The words phones add before the quoted text of a reaction. iPhone: Liked “…”, Removed a heart from “…”, Reacted 🔥 to
// “…”, Le gustó «…». Android: 👍 to “…”, Removed 👍 from “…”.
const REACTION = new RegExp(
  `^(?:${[
    'liked|loved|disliked|laughed at|emphasi[sz]ed|questioned|hearted',
    '(?:reacted|reacting|responded) (?:with )?.{0,40}? ?to',
    '(?:removed|took back|undid) .{1,60}? from',
    String.raw`(?:a [\p{L} ]{1,40} )?(?:ya )?(?:no )?(?:te |le |les |me )?(?:ha |han )?(?:gusta|gusto|gustado|encanta|encanto|encantado|disgusto|disgustado)`,
    '(?:se )?(?:ha )?(?:rio|reido|rie|dio risa|hizo gracia)(?: con| de)?|(?:le|me) (?:dio risa|hizo gracia|causo gracia)',
    '(?:ha )?(?:enfatiz|destac|resalt|remarc|exclam|cuestion|pregunt|interrog|dud)(?:o|a|ado)(?: por)?',
    '(?:ha )?reaccion(?:o|a|ado)(?: con)? ?.{0,40}? ?(?:a|al)',
    '(?:se )?(?:ha )?(?:quit|elimin|retir|borr)(?:o|a|ado) .{1,60}? (?:de|a|del)',
    String.raw`[^\p{L}\p{N}]{1,20}(?:to|a|en|on)`,
  ].join('|')})(?: (?:an? )?(?:message|mensaje|el mensaje|text|texto))?:? ?$`,
  'u',
)
const OPENING = /["“”„«‹‘']/u
const LONGEST_REACTION = 90

const isReaction = (body: string): boolean => {
  const at = body.search(OPENING)
  // An apostrophe or a quotation mark further on quotes something else.
  return at > 0 && at <= LONGEST_REACTION && REACTION.test(foldText(body.slice(0, at)))
}

const OUT = String.raw`(?:opt[ -]?out|unsubscribe|end|cancel|quit|stop|be removed|stop (?:texts?|messages?|receiving)|darse de baja|cancelar|salir|no recibir|dejar de recibir|terminar|detener)`
/** Offers to unsubscribe, ours and those of other senders, and the footers of newsletters. */
const OFFERS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:\b(?:reply|text|txt|send|type|responda|responde|conteste|contesta|envie|envia|escriba|mande|texto)|^|[.!?:\n])\s*(?:with |con )?["“«]?(?:stop|alto|unsubscribe|end|baja)["”»]?\s*(?:at any time |anytime |en cualquier momento )?(?:to|2|para|=)\s*${OUT}\b`,
    'gimu',
  ),
  /\b(?:stop ?(?:to|2) ?(?:end|quit|stop)|alto: ?baja)\b/gi,
  /\b(?:click|tap|press|(?<!\b(?:i|to) )go) (?:\S+ ){0,4}to (?:unsubscribe|opt out)\b/gi,
  /\bto (?:unsubscribe|opt out|stop receiving)\b[^.!?\n]{0,80}\b(?:click|tap|press|visit|go to|use|reply|follow)\b[^.!?\n]{0,80}/gi,
  /\bif you (?:no longer|don['’]?t|do not) (?:wish|want) to receive\b[^.!?\n]{0,120}/gi,
  /\bpara (?:darse de baja|cancelar (?:la|su) suscripci[oó]n|dejar de recibir)\b[^.!?\n]{0,80}\b(?:haga|haz|pulse|visite|responda|env[ií]e)\b[^.!?\n]{0,80}/gi,
  /\b(?:unsubscribe|darse de baja|cancelar (?:la )?suscripci[oó]n)\b\s*(?::|\||<|\()\s*(?:<?https?:|manage|view|privacy|update|preferenc|ver |aviso)[^\n]{0,400}/gi,
  /(?:\b(?:manage|update|email|view in browser|privacy|preferencias)\b[^\n]{0,60}\|\s*)(?:unsubscribe|darse de baja)\b/gi,
]

const PHONE_SIGNATURE =
  /^[ \t]*(?:sent (?:from|via|with)|get outlook for|envi(?:ado|ada) (?:desde|con|mediante)|obt(?:en(?:er|ga)?|[eé]n) outlook para|descarga(?:r)? outlook|yahoo mail: search|mandado desde)\b[^\n]*$/gim

/** The lines that a phone or a mail program adds below each message. */
export const withoutPhoneSignature = (body: string): string => body.replace(PHONE_SIGNATURE, '').trimEnd()

export const ownWords = (body: string): string => {
  if (isReaction(body)) return ''
  const own = withoutPhoneSignature(withoutQuoted(body))
  return OFFERS.reduce((text, offer) => text.replace(offer, '. '), own)
}
