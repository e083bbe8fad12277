// Clauses that ask for no more messages, and clauses that only sound like it. Each rule stands below a clause of its
// kind; clause-grammar.ts says how to read it. New words belong in opt-out-words.table.ts, not here.
import { inParts, rule, type Word } from '#domain/text/clause-grammar.ts'

/** A word that may be between two that matter: none that begins another thought or action. */
const GAP = '(?:(?!BREAK|OTHER (?!TEXTS))_)'
/** “Don’t stop”, “I do not want you to stop”, “no dejen de”. */
const NEGATED = `(?:NOT|DIDNT) (?:want|need|YOU|to|que|QUERER|me|nos|le|ever|mean|intend|deben|vayan|den|dar|de|a|going|wanna|mind|about){0,4}`
const NOT_NEGATED = `(?<!${NEGATED})`
/** “I’ll stop”, “they should stop”; but “how do I stop” asks. */
const TO_YOU = `${NOT_NEGATED} (?<!(?<!how _|how) (?:i|ill|im|him|her|them|THIRD) MODAL{0,2})`
const STOPPING = '(?:STOP|DEJAR de|^para de)'
const GETTING = `GET (?:$|AGAIN|MORE $|${GAP}{0,3} (?:TEXTS|TEXT|THEM|IT $))`
/** Only with these is “send” about messages: people send people and papers too. */
const SENDING = `SEND (?:me|us|him|her|to|tanto|tantos|tantas|out|over|of|AGAIN|MORE|NO)* (?:$|AGAIN (?=$)|THEM|TEXT|${GAP}{0,3} (?:TEXTS|STUFF)|ME PHONE|a ME)`
/** One message, one hour, or one way of writing: a wish about how, not whether. */
const WHOLLY = `(?!(?:(?!SELF|and|or|but|because|y|pero|o|porque)_){0,5} WHEN (?!PHONE) (?!_* AGAIN)) (?!me? (?!a (?:ME|THIRD|nadie))DET (?!${GAP}? (?:TEXTS|TEXT|PHONE))) (?!_{0,2} (?:other|otro) PHONE) (?!me on this line)`
/** "Don't call it a loss" is not about calls. */
const WRITE_TO = '(?!(?:call|calling|email|emailing) it) WRITE (?!YOU|and drive)'
const CONTACT = `(?:${WRITE_TO}|${SENDING})`
/** Anything to be taken off in order to get no messages. */
const A_LIST = `(?:(?!OTHERLIST)${GAP}{0,4} (?:LIST|TEXTS|TEXT|HERE|texting|phone)|(?:THEM|IT|YOU)* (?:$|SELF|AGAIN))`
const MY_NUMBER = `(?:ME|DET|all|your|THIRD)* ${GAP}{0,1} (?:PHONE|DATA)+`
/** Permission for messages, not for someone to fetch a ring. */
const CONSENT_TO_TEXTS = `CONSENT (?!needed|required|form|forms) (?!(?:to|de|para|for) (?!${GAP}{0,2} (?:WRITE|SEND|GET|BE|use|usar|have|TEXTS|TEXT|YOU|THEM|this)))`

const rules = (patterns: Readonly<Record<string, string>>): readonly RegExp[] => Object.values(patterns).map(rule)

const ASKS = rules({
  // Stop
  'Stop texting me': `${TO_YOU} (?!deje de GET) ${STOPPING} (?!by|in|at|over|on|DET TEXT (?!TEXTS|WRITE|LIST)) (?:${GAP}{0,4} (?:${WRITE_TO}|TEXTS)|${GAP}{0,2} (?:${SENDING}|SEND IT|${GETTING}))`,
  'Stop these': `${TO_YOU} STOP (?:with|of|all)* (?:these|those|em|them|estos|esos|estas|esas|this|nonsense|(?:the|el) (?:service|program|servicio)) $`,
  'Quit with the gold thing': `${TO_YOU} STOP with _`,
  'Lose the texts': `${TO_YOU} RID ${GAP}{0,2} TEXTS`,
  'Turn the texts off': `${TO_YOU} (?:turn|shut|cut|switch) ${GAP}{0,3} (?:TEXTS|THEM) off`,
  'Stop': `^ (?:no (?=stop))? (?:HALT|THEM|IT|AGAIN){0,3} HALT (?:HALT|THEM|IT|AGAIN|WHEN|with|con)* $`,
  'Remove': `^ (?:remove|removal|remover|delete|borrar|eliminar) $`,
  'I never signed up please cancel': `ENROLLED _{0,4} STOP $ (?<=PLED)`,
  'Stop I never signed up': `^ stop (?:SELF|YOU|wrong|NOT|DIDNT|who|or|TEXTS|UNSUBSCRIBE|DELETE)`,
  'You have the wrong person please stop': `${NOT_NEGATED} (?:HALT|DELETE) (?:IT|THEM)? $ (?<=PLED (?:IT|THEM)?)`,
  'You need to stop': `(?:YOU|them) (?:AUX|MODAL|PLED|LIST){0,3} stop IT? $`,
  'Would you quit it': `^ (?:can|could|will|would) YOU (?:STOP|HALT) $`,
  'How do I stop': `^ (?:how (?:to|do|can)|where do|what (?:do|word|code|can)|whats) (?:_{0,6} (?:to|i))? (?:STOP|HALT) $`,
  'Can I stop getting these': `(?:can|do|could|may) i STOP ${GETTING}`,
  'Cómo cancelo los mensajes': `como _{0,3} (?:TOLD|REVOKE) de? (?:${GAP}{0,3} (?:TEXTS|LIST)|${GETTING})`,
  'Alto con los mensajes': `^ HALT (?:con|with|a|de) ${GAP}{0,3} TEXTS`,
  'These texts must stop': `(?:TEXTS ${GAP}{0,2}|THEM|IT) MODAL{1,2} STOP $`,
  'Make it stop': `(?:make|want|need|get|like|quiero|if) ${GAP}{0,3} (?:THEM|TEXTS|IT) ${GAP}{0,2} (?:STOP|STOPED) (?:$|SELF|can|and)`,
  'Quiero que esto pare': `que (?:THEM|IT)? (?:paren|pare) $`,
  'I would love it if you stopped texting': `WISH _{0,6} (?:STOPED|DEJAR de) (?:${CONTACT}|${GETTING})`,
  'I would love it if you took me off': `WISH _{0,6} (?:DELETEED|took) (?:me|us|${MY_NUMBER})`,
  'Solicito la cancelación de los mensajes': `ENDING (?:of|de|from) ${GAP}{0,3} (?:TEXTS|PHONE|DATA|LIST)`,
  // Do not
  'Do not text me': `(?<!SELF|he|she|they|why|who|if|si|got|had|have|asked me|told me) (?:(?!not)NOT|not (?<=(?:YOU|MODAL|WISH|PLAINLY) not|PLED|not (?=authorized|allowed|permitted))) AUX{0,4} (?!bother (?!ME|WRITE)) (?!(?<=^no|_ no) TEXT (?!me|us)) ${WRITE_TO} ${WHOLLY}`,
  'Do not send me anything': `(?<!SELF|he|she|they|why|who|if|si) NOT AUX{0,4} ${SENDING} ${WHOLLY}`,
  'No me tiren más textos': `NOT (?:(?:me|nos) (?!TOLD|GETED|SENDED|WRITEED)_|_ (?:me|us)) MORE TEXTS`,
  'You cannot text this number': `(?<!if|why|si) YOU WONT be? ${CONTACT} (?!YOU) ${WHOLLY}`,
  'I would rather you did not text': `WISH _{0,6} (?:NOT|(?!cant|havent)DIDNT) ${GAP}{0,3} (?:TEXTS|(?<!rather not)${CONTACT}|${GETTING}) ${WHOLLY}`,
  'I prefer not to be contacted': `(?:(?<!SELF) NOT|SELF NOT to|WISH) ${GAP}{0,4} BE WRITEED`,
  'Que no me lleguen': `NOT AUX{0,3} (?:lleguen|llegue|recibir|recibirlos|receive|recieve) ${GAP}{0,4} (?:$|TEXTS|THEM|TEXT)`,
  'You need not text me anymore': `NOT AUX{0,2} (?:MODAL|need|reason|necesidad|necesario|falta){1,3} AUX{0,2} (?:WRITE (?=_{0,5} AGAIN)|${SENDING} (?<=AGAIN _{0,5}))`,
  'You need not keep texting': `NOT (?:MODAL|need|reason|necesidad|necesario)* to keep (?:WRITE|SEND)`,
  'No es necesario que me escriban': `NOT me? NEEDED (?:que|de|para|to)? (?:AUX{0,3} ${CONTACT}|${GAP}{0,2} TEXTS)`,
  'You text me and I pay so please do not': `(?:TEXT|TEXTS|WRITE) _{0,4} NOT $ (?<=PLED)`,
  'Ya no lo hagan': `NOT lo (?:hagan|haga) (?:$|AGAIN)`,
  'Do not use this number': `NOT (?:AUX|or|sell){0,4} (?:use|usen|share) ME PHONE`,
  // I do not want
  'I do not want texts': `(?:NOT|DIDNT) ${GAP}{0,2} (?:WANT|QUERER|wanted) (?:in|to|for|que|de)* (?!to (?!GET|BE|HEAR|have|keep)) (?:${GAP}{0,5} (?:TEXTS|(?:MORE|YOU|ME) TEXT|TEXT (?:every|each|cada)|(?:BE|GET) WRITEED|HEAR|service|servicio|these $)|${GAP}{0,2} ${GETTING}|(?:YOU|anyone|anybody) ${GAP}{0,3} ${CONTACT})`,
  'No quiero que me escriban': `NOT ${GAP}{0,1} (?:QUERER|WANT) que ${GAP}{0,4} (?:${CONTACT}|${GETTING}) ${WHOLLY}`,
  'I would sooner not hear from you': `NOT (?:AUX|WANT){0,3} HEAR (?:YOU|any)`,
  'Your texts are unwanted': `TEXTS ${GAP}{0,2} (?:(?:NOT|DIDNT) ${GAP}{0,1} WELCOME|UNWELCOME)`,
  'No quiero saber nada de ustedes': `NOT (?!necesito|ocupo)QUERER (?:saber ${GAP}{0,2}|MORE nada|nada MORE?) (?:$ (?<!QUERER nada)|(?:de|con) (?:YOU|TEXTS))`,
  'No longer wish to receive': `NOT WANT to GET $`,
  'No more texts': `(?<!HAVE|TOLD|GETED) (?:NO|nada de) (?:MORE ${GAP}{0,3}|TEXT|YOU|of|de|THEM){0,3} (?:TEXTS|texting|TEXT AGAIN $|TEXT $ (?<=(?:MORE|PLED) TEXT)) (?:$|AGAIN|to|from|for|on|at|about|a|de|ME|PHONE|THEM|NOT|SELF) (?<!from (?=my)) (?!_{0,4} (?:month|yesterday|today|last|yet|since|ayer|came|come))`,
  'Enough of this': `(?:(?<!HAVE|NOT) ENOUGH|ENOUGH (?=of|with|de|con)) (?!to|con que) (?:of|with|de|con|del|MORE)* (?:(?:THEM|IT) $|${GETTING}|${GAP}{0,4} (?:TEXTS|WRITE))`,
  'No more of those ads': `^ ENOUGH of (?:THEM|IT)`,
  // Off the list
  'Take me off your list': `${NOT_NEGATED} (?:TAKE|DELETE|let) (?:me|us|him|her|and|${MY_NUMBER}) (?:(?!BREAK|OTHER)_|and){0,3} OFF ${A_LIST}`,
  'Quítenme de la lista': `${NOT_NEGATED} (?:take|DELETE) YOU? OFF ${A_LIST} (?<=LIST|TEXTS|TEXT|HERE|texting|IT|THEM)`,
  'I want off this list': `(?<!(?:NOT|DIDNT) _{0,5}) (?:WANT|be|get|getting|put|^|PHONE|DATA) OUT (?:of|de)* (?!OTHERLIST)${GAP}{0,4} LIST`,
  'I do not want to be on a list': `NOT (?:(?!DELETE|TAKE|BREAK|OTHER)_){0,4} (?:on|in|en|part of|parte de|a) ${GAP}{0,4} LIST`,
  'Quiero salirme de esto': `(?:(?:salir|salirme|salgo|salirnos) de ${A_LIST}|(?:salirme|me (?:quiero|puedo)? salir) $)`,
  'Remove me': `${NOT_NEGATED} (?<!if|did) (?:DELETE|STOP (?<=MYSELF)) (?:(?:me|us) AGAIN?|(?<=MYSELF)) (?:$|and|y|NOT|off $|SELF|YOU $)`,
  '¿Me pueden quitar?': `(?<!NOT) (?:me|nos) ${GAP}{0,2} DELETE $`,
  'Delete my number': `${NOT_NEGATED} DELETE (?:me|de|YOU|have)* ${MY_NUMBER} (?<=(?:my|this|our|mi|mis|este|esta|PHONE) ${GAP}{0,3}) (?!old|viejo|anterior|and use|y pong|with|por|on|to|OFF (?!${A_LIST}))`,
  'I want to be opted out': `(?:be|get) OPTEDOUT`,
  'I want my number removed': `(?:BE|PHONE|DATA) ${GAP}{0,3} (?:DELETEED|taken) (?:off|out)? (?:$|OFF ${A_LIST}|and|NOT|STILL)`,
  'Unsubscribe me': `${NOT_NEGATED} (?<!if|si|an|our|did my|mean|does|want me to) (?:UNSUBSCRIBE|opt ME ${GAP}{0,2} out) (?!${GAP}{0,1} OFF (?!${A_LIST})) (?!fee|policy|page|is)`,
  'Denme de baja': `${NOT_NEGATED} (?:dar|den|da|dan|dame|denme|dennos|deme|darme|darnos|darse|doy|^|baja|quiero|deseo) (?:ME|de|me)* de baja (?:$|(?:de|del) ${A_LIST}|AGAIN|a? ${MY_NUMBER}|en|SELF|HALT|(?:de|la|las|los)* TEXTS)`,
  'Quiero la baja': `(?:^|quiero|pido|solicito|deseo|exijo) (?:la|mi)? baja (?:$|baja|(?:de|del) ${A_LIST})`,
  // Leave me alone, and the law
  'Go away': '(?:AWAY|^ (?:YOU can)? RUDE)',
  'Leave me alone': '(?:leave|let) (?:me|us|him|her|them|(?:my|this|our|the) (?:THIRD|PHONE)) (?:alone|be $)',
  'I revoke my consent': `(?:(?:REVOKE|STOP) ${GAP}{0,3} ${CONSENT_TO_TEXTS}|CONSENT BE? REVOKE)`,
  'You have no permission': `(?:NOT|DIDNT|NO) ${GAP}{0,3} ${CONSENT_TO_TEXTS}`,
  'I never signed up for this': `(?:NOT|(?!WONT)DIDNT) ${GAP}{0,1} (?:SIGN|SIGNED) ${GAP}{0,4} (?:THEM|TEXTS|TEXT|WRITEED|LIST|IT (?:$|and|y) (?<=(?:SIGN|SIGNED|for|of|all) IT _?))`,
  'You are harassing me': `(?:HARASSING (?:me|us|by|con)|(?:me|nos) ${GAP}? HARASSING|WRITEED by (?:YOU|THEM|TEXTS))`,
  'Me molesta que me escriban': `(?<!NOT me?) (?:molesta|choca|cansa|fastidia|enoja) que ME ${CONTACT}`,
  'Marked as spam': `(?:as|como|this is|es) (?:spam|junk) $`,
  'I will block you': `(?:REPORT (?:YOU|this|THEM|PHONE)|(?:los|las|lo|la|te) ${GAP}{0,2} REPORT (?!si)|(?:voy|vamos) a REPORT (?<=ITSELF))`,
  'Blocked and reported': `^ (?:blocked|reported|bloqueados) (?:and (?:blocked|reported))? $`,
  'If you text me again I will sue': `(?:if|si) (?:YOU|me|vuelven|siguen|sigan) _{0,6} (?:WRITE|SEND|STOP|TEXTS|TEXT) _{0,6} REPORT`,
  'I will sue if you text me again': `REPORT _{0,3} (?:si|if) _{0,4} (?:WRITE|SEND)`,
  'One more text and I will sue': `(?:(?:MORE|next|un|otro) TEXT MORE?|(?:WRITE|SEND) _{0,3} AGAIN) _{0,6} REPORT`,
  'I told you to stop': `(?:SELF ${GAP}{0,3} ASKED|^ (?:told|asked)|puse|mande|escribi|pedi|conteste) (?:(?:YOU|with|back|the|word|for|to|les|que|de|la)|(?:(?!SELF|THIRD)_){1,3} (?=to stop $)){0,4} (?:stop|quit|HALT|baja|UNSUBSCRIBE) (?!to|by|in|at|OTHER)`,
}) // prettier-ignore

const ASKS_IN_A_SENTENCE = rules({
  'I am still getting these': `(?:(?:still|keep) (?:getting|receiving) ${GAP}{0,2} (?:TEXTS|THEM)|(?:siguen|sigue|sigo) (?:GET|SEND|WRITE))`,
  'Why do you keep texting me': `why ${GAP}{0,2} YOU (?:keep|still) (?:WRITE|SEND)`,
  'I opted out, and you still text me': `(?:ASKED|UNSUBSCRIBEED) _{0,12} STILL _{0,4} (?:WRITE|SEND|GET|TEXTS)`,
})

/** About the messages, or the wrong number, in an earlier clause. */
const ASKS_OF_THEM = rules({
  'Please end them': `${NOT_NEGATED} (?:(?:STOP|DELETE) (?:THEM|IT)?|take IT off) $`,
  'I do not want them': `NOT (?:los|las)? (?:WANT|QUERER) THEM? AGAIN? $`,
  'So please do not': `NOT $ (?<=PLED)`,
})

/** Asked, told, or imagined, but no request. */
const TELLS = rules({
  'Did you stop texting?': `(?:did|do|have|when|why|que) (?:did|do)? YOU ever? (?:STOP|STOPED|DELETE|DELETEED)`,
  'What happens if I reply STOP?': `^ (?:does|(?:what|whats) (?:happens|does|is|if|the (?:difference|UNSUBSCRIBE|stop))|que (?:pasa|significa))`,
  'Your text said STOP': `TEXT (?:said|says|dice|decia)`,
  'If I text STOP': `(?<!WISH) (?:if|si) (?:i|im|ive|yo|(?:my|mi)? THIRD|mando|pongo|someone)`,
  'How would I opt out some day?': `(?:would SELF|someday|algun dia)`,
  'I accidentally hit STOP': `MISTAKE _{0,3} (?:ASKED|UNSUBSCRIBE|UNSUBSCRIBEED|HALT)`,
  'STOP was a mistake': `(?:ASKED|HALT|UNSUBSCRIBE|UNSUBSCRIBEED) _{0,4} MISTAKE`,
}) // prettier-ignore

/** “My sister said she told you to stop texting her.” */
const REPORTS = rule(`THIRD _{0,7} SAID (?!me|us|${GAP}{0,6} (?:WRITE|SEND) (?:me|us|my|this))`)

/** “Don’t call me, text me instead”. */
const WANTS_TEXTS = rules({
  'Text me': `(?<!(?:NOT|STOP|to|keep|YOU|or) _{0,3}) (?:text|txt|message|msg) (?:me|us) (?!AGAIN)`,
  'Text is better': `(?:text|txt|message|texting|texts) (?:is|are|works)? (?:instead|only|better|fine|best|works)`,
  'Text this number': `^ (?:text|txt|message) (?:me|us|this|my)`,
  'Text': `^ (?:text|txt|texto|mensaje) $`,
  'Better text': `(?:just|only|rather|prefer|better|mejor|solo|prefiero|pero|por) (?:DET|SEND|por|me)* (?!CALL)(?:TEXT|SEND|WRITE)`,
  'Escríbanme': `(?<!NOT _{0,2}) (?!CALL)(?:WRITE|SEND) (?<=MYSELF)`,
}) // prettier-ignore

const isLike = (patterns: readonly RegExp[], words: readonly Word[]): boolean => {
  const clause = inParts(words)
  return patterns.some((pattern) => pattern.test(clause))
}

/** Whether a clause asks for no more messages. */
export const asksForNone = (clause: readonly Word[], { isOfTexts }: { readonly isOfTexts: boolean }): boolean =>
  (isLike(ASKS, clause) || (isOfTexts && isLike(ASKS_OF_THEM, clause))) && !isLike(TELLS, clause)

export const sentenceAsksForNone = (sentence: readonly Word[]): boolean =>
  isLike(ASKS_IN_A_SENTENCE, sentence) && !isLike(TELLS, sentence)

export const isReported = (sentence: readonly Word[]): boolean => isLike([REPORTS], sentence)

export const wantsTexts = (clause: readonly Word[]): boolean => isLike(WANTS_TEXTS, clause)
