// Clauses that ask for no more messages, in folded text (lower case, no accents, no apostrophes or punctuation). Each is
// matched against one clause, so that "$" is where the writer paused.

const any = (...words: readonly string[]): string => `(?:${words.join('|')})`

// --- English

const KIND = any(
  'text', 'texts', 'txt', 'txts', 'sms', 'message', 'messages', 'messeges', 'msg', 'msgs', 'mesages', 'alerts?', 'notifications?', 'reminders?',
  'spam', 'ads?', 'advertisements?', 'advertising', 'promos?', 'promotions?', 'promotional', 'marketing', 'solicitations?', 'emails?',
  'e mails?', 'mailers?', 'newsletters?', 'calls', 'phone calls', 'communications?', 'correspondence', 'robo ?texts?', 'robo ?calls?', 'notices', 'blasts?',
) // prettier-ignore
const STUFF = any(
  KIND,
  'these',
  'those',
  'this',
  'that',
  'it',
  'them',
  'stuff',
  'crap',
  'shit',
  'bs',
  'junk',
  'garbage',
  'nonsense',
)
const FILLER = any(
  'with', 'the', 'these', 'those', 'this', 'that', 'your', 'ur', 'all', 'any', 'my', 'of', 'to', 'future', 'further', 'more', 'other', 'such', 'automatic',
  'automated', 'auto', 'annoying', 'stupid', 'damn', 'fucking', 'freaking', 'dumb', 'constant', 'daily', 'weekly', 'unwanted', 'sales', 'random', 'me', 'us',
  'so many', 'too many', 'every', 'sending', 'getting', 'receiving', 'from', 'you', 'guys', 'here', 'mass', 'unsolicited', 'gold',
  KIND, 'it', 'w',
) // prettier-ignore
const WRITE = any(
  'text', 'txt', 'sms', 'message', 'msg', 'messege', 'dm', 'contact', 'call', 'write', 'email', 'e mail', 'mail', 'bother', 'harass', 'spam', 'bug',
  'annoy', 'pester', 'hit (?:me|us) up', 'reach out', 'solicit', 'notify', 'disturb', 'follow up',
) // prettier-ignore
const WRITING = any(
  'texting', 'textin', 'txting', 'txtin', 'messaging', 'messagin', 'msging', 'messeging', 'contacting', 'calling', 'emailing', 'e mailing', 'mailing',
  'bothering', 'harassing', 'harrassing', 'spamming', 'spaming', 'bugging', 'annoying', 'pestering', 'soliciting', 'reaching out', 'blowing up',
  'hitting (?:me|us) up', 'phoning', 'ringing', 'notifying', 'disturbing', 'dming', 'contact', 'spam',
) // prettier-ignore
const STOP = any(
  'stop+',
  'quit',
  'cease',
  'discontinue',
  'halt',
  'desist(?: from)?',
  'refrain from',
  'knock off',
  'cut out',
)
/** Someone else stops, or tells of having stopped. */
const NO_REQUEST =
  '(?<!\\b(?:not|dont|didnt|never|did you|did u|have you|why you|why u|why did|i|ill|(?:he|she|they) (?:should|must|need to|have to)|he|she|they|if you|when you|once you|cant|(?<!\\b(?:you|u|yall|guys|people) )(?:wont|will not|wouldnt|doesnt|does not|didnt|cannot)) )'
const COURTESY = any(
  'please', 'pls', 'plz', 'plse', 'pleas', 'kindly', 'just', 'ok', 'okay', 'k', 'now', 'right now', 'right away', 'immediately', 'asap', 'already', 'today', 'forever', 'permanently',
  'thanks', 'thank you', 'thank u', 'thx', 'ty', 'tysm', 'sir', 'maam', 'guys', 'bro', 'dude', 'man', 'damn', 'damn it', 'damnit', 'omg', 'ffs', 'lol', 'hey', 'hi', 'hello', 'so',
  'no', 'nope', 'yes', 'yeah', 'um', 'uh', 'well', 'but', 'and', 'again', 'everything', 'completely', 'altogether', 'it', 'this', 'that', 'these', 'all', 'all of it', 'all this',
  'all of this', 'for good', 'at once', 'i said', 'i say', 'said', 'wtf', 'sorry', 'doing this', 'doing that', 'effective immediately', 'god bless', 'have a good day',
  'have a nice day', 'my friend', 'with this', 'with that', 'with these', 'with all this', 'por favor', 'porfavor', 'porfa', 'xfa', 'x favor', 'gracias', 'ya', 'oiga', 'oye', 'hola', 'muchas gracias', 'buenos dias', 'buenas tardes', 'senor', 'senorita',
) // prettier-ignore
const STOP_WORD = any(
  's+t+o+p+', 'stahp', 'sto', 'stp', 'sotp', 'stpo', 's t o p', 'stop ?all', 'stop ?texts?', 'unsub', 'un ?sub(?:s?c?s?r?i?b\\w*)?', 'unsuscribe\\w*', 'unsubcribe\\w*', 'opt ?out', 'alto', 'no mas', 'nomas textos', 'paren?', 'parenle', 'detenganse', 'detengase', 'end texts', 'cancel texts',
) // prettier-ignore

const DO_NOT =
  '(?:do not|dont|dnt|donot|do n t|never|no longer|must not|should not|shouldnt|cannot|may not|you cant|are not to|not allowed to|stop trying to)'
const NOT_OURS = '(?<!\\b(?:i|we|he|she|they|it|why|you|u|who|people|phone|if|also|husband|wife) )'
/** One message, one hour, or one way of writing: a wish about how, not about whether. */
const NOT_HERE_ONLY =
  '(?! (?:back )?(?:(?:me|us|him|her) )?(?:back )?(?:the|a|an|until|till|til|before|after|at work|at home|at my|while|when|if|in the|during|today|tonight|tomorrow|so early|so late|early|late|that|his|her|my (?!phone|cell|number|line|mobile)|in case|about it|unless|on sundays?|on saturdays?|on weekends|on the|on this line|yet|now(?! or)|ill)\\b)'
const OBJECT =
  '(?=$| (?:me|us|my|this|here|again|any ?more|ever|please|pls|back|at|on|about|from|with|any|anything|no more|now|nothing|because|for|thanks|thank|or|it|to (?:me|us|this|my)|either|period|further|asking|regarding|unless|or|nor)\\b)'

const WANT =
  '(?:want|wanna|wish|need|care|like|consent|agree|authorize|authorise|permit|allow|accept|appreciate|ask|asked|sign up|signed up|subscribe|subscribed|request|requested|opt in|opted in|interested in|looking for|okay with|ok with|give you)'
const LIST = any(
  'list',
  'lists',
  'database',
  'data base',
  'system',
  'records',
  'contacts',
  'contact',
  'distribution',
  'thread',
  'group',
  'group chat',
  'chat',
  'roster',
  'files?',
  'phone book',
  'mailing',
  'texting',
  'service',
  'program',
  'subscription',
  'blast',
  'chain',
  'loop',
  'call',
  'promotions?',
  'texts',
  'messages',
  'alerts',
  'notifications',
  'reminders',
  'emails',
  'marketing',
  'auto',
  'automated',
)

const ENGLISH: readonly string[] = [
  // Stop …ing
  `${NO_REQUEST}\\b${STOP} (?!by |in |over |off |at |on |to )(?:\\w+ ){0,3}?${WRITING}\\b`,
  `${NO_REQUEST}\\b${STOP} (?:\\w+ ){0,2}?(?:sending|writing)(?= (?:ok|please|pls|now|already|thanks|me|us|to me|to us|to my|to this|out|these|this|those|that|them|it|all|any|anything|so|more|your|${STUFF})\\b|$)`,
  `${NO_REQUEST}\\b${STOP} (?:receiving|getting) (?:${FILLER} )*${STUFF}\\b`,
  `${NO_REQUEST}\\b(?:${STOP}|end|cancel|disable|deactivate|turn off|shut off|switch off|cut off|kill|block|silence|take down|terminate|suspend) (?:${FILLER} )*${KIND}\\b`,
  `\\bturn (?:${FILLER} )*${KIND} off\\b`,
  // … must stop
  `\\b(?:${KIND} (?:\\w+ ){0,2}?|(?:this|that|it|these|those|they|them|everything) )(?:need|needs|have|has|must|should|gotta|got|better|to)(?: to| better)? (?:stop|end|cease)(?: ${COURTESY})*$`,
  `\\b(?:make|want|need|get|like) (?:${FILLER} )*${STUFF} (?:\\w+ ){0,2}?stop(?:ped)?\\b`,
  `\\b(?:you|u|yall|guys|people|them|him|her|someone)\\b(?: \\w+){0,3} (?:to|must|should|better) (?:please )?stop(?: ${COURTESY})*$`,
  `\\b(?:please|pls|plz|just|kindly|can you|could you|will you|would you|said|reply|replying|text|texting|type|typing|send|sending|say|saying|answer|again|number|person|thanks|thank you|interested|saying|dude|now|me) stop(?: ${COURTESY})*$`,
  // STOP as a word of its own
  `^(?:${COURTESY} )*${STOP_WORD}(?: (?:${COURTESY}|${STOP_WORD}))*$`,
  `^(?:quit|knock|cut|cease) (?:it|this|that|texting|out)(?: (?:out|now|please|already))*$`,
  '^(?:(?:please|pls|plz|just|ok|no) )*(?:quit|cancel|end|revoke|exit|leave)(?: (?:please|pls|plz|thanks|thank you|now|por favor|gracias))+$',
  '^(?:please )?(?:exit|quit)$',
  `^stop+ (?:please |pls |plz )?(?:i|im|ive|u|you|youre|your|who|wrong|not|no|dont|do not|never|this is|these|its|we|already|leave|texting|this number|unsubscribe|remove|opt|end|cancel|quit|por)\\b`,
  `\\b(?:i|we) (?:already |have |just |have already |said |)*(?:text|texted|sent|send|replied|typed|wrote|said|say|asked for|put|responded)(?: (?:with|back|you|u|the word))* stop\\b`,
  '\\b(?:i|ive|we) (?:have |already |have already )*(?:told|asked|begged|tell) (?:you|u|yall|them|you guys|you people) (?:\\w+ ){0,4}to (?:stop|quit)\\b',
  // Do not …
  `${NOT_OURS}\\b${DO_NOT} (?:(?:ever|you|u|yall|be|please|pls|plz|want|to|try|dare|even|keep|go|again|need|any|more|guys|bother|fucking|should|ever) ){0,4}?(?:${WRITE}|${WRITING})(?: (?:or|and|nor|n|and or) (?:\\w+ )?(?:${WRITE}|${WRITING}|anything))*${NOT_HERE_ONLY}${OBJECT}`,
  `${NOT_OURS}\\b${DO_NOT} (?:\\w+ ){0,2}?send (?:(?:me|us|out|anything|any|more|one|another|this|that|these|those|your|further|anymore|to|number|my|phone|single) )*(?:${STUFF}|any|anything|more|anymore)\\b`,
  // I do not want …
  `\\b(?:do not|dont|dnt|no longer|never|not|didnt|did not|doesnt|wouldnt|would not|neither) (?:\\w+ ){0,2}?${WANT}\\b(?!.*\\b(?:miss|lose|delete|forget)\\b)(?: (?:\\w+ ){0,5}?)(?:texts|txts|(?:another|single|one more|any|any more|more) (?:text|txt|message|msg)|text messages?|messages|msgs|sms|alerts|notifications|spam|ads|promos|promotions|promotional|marketing|newsletters?|solicitations?|calls|solicited|being texted|to be (?:contacted|texted|messaged|called|emailed|bothered|notified)|contacted by|hear from (?:you|u|yall|this)|receiving|receive|(?:get|getting|see|seeing) (?:these|this|those|them|any|your|so many)|(?:any|any more|more|further|your|these|those|ur) (?:\\w+ ){0,1}?${KIND}|(?:you|u|yall|you guys|anyone|anybody|people) (?:to )?(?:keep )?(?:text|txt|call|messag|msg|contact|email|bother)\\w*|on (?:your|this|the|any|that) (?:\\w+ )?list|part of (?:this|your|the) (?:\\w+ )?(?:list|group|thread))\\b`,
  `\\b(?:never|not|didnt|did not) (?:\\w+ )?(?:ask|asked|sign|signed|subscribed?|agreed?|consent|consented|opt|opted|gave|give|given|authorized?|requested?) (?:\\w+ ){0,3}?(?:this|these|those|texts?|messages?|your (?:texts|messages|list|spam|alerts)|spam|permission|consent|texted)\\b`,
  '\\b(?:i am|im|i m|me) not (?:\\w+ ){0,1}?(?:asking|interested in) (?:\\w+ ){0,4}?(?:texts?|messages|receiving|offers|promotions|marketing|alerts|updates)\\b',
  '\\b(?:not|no longer|prefer not|rather not) (?:want|wish|wanting|wishing|like|care)? ?to be (?:contacted|texted|messaged|called|bothered|on)\\b',
  '\\bnot (?:want|wish|wanting|wishing) to (?:receive|get|hear from)\\b',
  `\\brather (?:you|u|yall) (?:did not|didnt|not|dont|do not|stop\\w*|quit) ?(?:${WRITE}|${WRITING}|send)?\\b`,
  `\\b(?:appreciate|prefer|like|love|great|nice|best|grateful|thankful)(?: it)? if (?:you|yall|u|we) (?:guys |would |could |can |will |please )*(?:not|dont|didnt|do not|did not|no longer|never|stop|stopped|quit) ?(?:${WRITE}|${WRITING}|send)`,
  // No more …
  `(?<!\\b(?:there (?:are|were)|got|get|received?|have|had|see|were|is|see) )\\bno (?:more |further |additional )(?:of )?(?:${FILLER} )*(?:${KIND}|${WRITING})\\b(?! (?:came|come|from|than|today|since|on my|in my))`,
  `^(?:(?:please|pls|ok|okay|and|hey|thanks|thank you) )*(?:no more|zero|enough|enough with|enough of) (?:of )?(?:${FILLER} )*${STUFF}(?: (?:please|pls|thanks|thank you|ok|ever|again|to me|to this number|any ?more|from (?:you|yall|now on)|already|anymore please|for me))*$`,
  `^(?:(?:please|pls|ok|okay|thanks|thank you) )*no (?:${FILLER} )*${KIND} (?:please|pls|thanks|thank you|ever|again|to me|to this number|any ?more|from (?:you|yall|now on))\\b`,
  `^(?:please|pls) no (?:${FILLER} )*${KIND}$`,
  '^(?:please )?(?:no more|enough|enough already|enough is enough|thats enough|that is enough)(?: (?:please|pls|thanks|thank you|ok))*$',
  // Lists and numbers
  `\\b(?:remove|delete|take|drop|scrub|erase|get|strike|pull|purge|removed|taken|deleted|off) (?:me|us|my|this|our|yourself)\\b(?: (?:name|number|details|phone|cell|info|information|contact|data|from|email|address|mobile|and|#))* (?:out of|from|off|of|off of)(?: (?:all|any|of|your|ur|the|this|that|these|those|this|future|further|yalls|his|every|text|sms|pawn|shop|store|stores|goddamn|damn|stupid|fucking|mailing))* ?(?:${LIST}\\b|$)`,
  '\\b(?:from|off|out of) (?:all )?(?:of )?(?:you|your|ur|yalls|this|these|that|any|all)(?: \\w+){0,2}? lists?\\b',
  '\\b(?:off|out of|from|on|in|leave) (?:of )?(?:your|ur|this|the|that|all|these|any|all your)(?: (?:damn|stupid|fucking|text|texting|mailing|marketing|sms|call|calling|contact|message|email|spam|stupid|goddamn|promo|phone))* lists?\\b(?<=\\b(?:off|remove\\w*|take\\w*|delete\\w*|get|want out|out|not|dont|never|do not|unsubscribe|why am|how did)\\b.{0,60})',
  `^(?:${COURTESY} |can you |could you |would you |will you |i want you to |i need you to |you need to |you can |need to |want to |id like to |i want to |i would like to )*(?:remove|delete|erase|lose|loose|take off|forget|scrub|block|get rid of) (?:me|us|my (?:\\w+ )?(?:number|phone|phone number|contact|contact info|info|information|name|data|cell|#)|this (?:\\w+ )?(?:number|phone|phone number|contact|cell|#|no))(?: (?:please|pls|now|thanks|thank you|asap|immediately|already|today|completely|from everything|and|ok|permanently|wrong number))*$`,
  '\\b(?:remove|delete|lose|forget|erase|discard|loose) (?:my|this) (?:phone |cell |mobile )?(?:number|#)(?! (?:and|with|for|to|on the|from the|i) )\\b',
  '\\b(?:do not|dont|no) (?:call|contact|text|solicit)(?:ing)? (?:registry|list)\\b',
  '\\b(?:dnc|tcpa|cease and desist)\\b',
  '\\blist me as (?:do not|dont)\\b',
  '\\b(?:i|please) (?:want|wanna|need|would like|id like)? ?(?:to be|to get|be|to come)? ?(?:removed|taken off|off|out)(?: of| from| off)? (?:this|these|your|the|all)\\b (?:\\w+ ){0,2}?(?:list|texts|messages|text|alerts|thread|thing|group|chat|promotions|reminders)\\b',
  '\\b(?:my|our)(?: \\w+){0,3}? (?:number|info|information|name|contact|data|phone)\\b (?:\\w+ ){0,3}?(?:removed|deleted|erased|taken off|off)\\b(?! (?:the|my) (?:loan|ticket|account))',
  `\\b(?:removed|deleted|taken) (?:from|off)(?: of)? (?:your|ur|this|the|all|any)(?: \\w+)? ${LIST}\\b`,
  `\\b(?:be|get|getting) (?:removed|taken off|unsubscribed)(?: ${COURTESY})*$`,
  `^(?:${COURTESY} )*(?:remove|removed|removal|discontinue|cease|desist|no contact|do not reply)(?: ${COURTESY})*$`,
  '\\b(?:stop|end|cancel|discontinue|terminate|quit) (?:the|this|your|my|all)(?: (?:text|texting|sms|messaging|message|alert|notification|reminder))* services?\\b',
  '\\b(?:sick|tired|done|over it|fed up|had enough) (?:of|with) (?:\\w+ ){0,3}?(?:texts|messages|spam|texting|calls|messaging|calling)\\b',
  `\\bhow (?:do|can|to|would|could) (?:i|we|you)? ?(?:\\w+ )?(?:stop|end|turn off|cancel|get out of|get off of|get off) (?:${FILLER} )*(?:${STUFF}|list)\\b`,
  // Let me be
  '\\b(?:leave|let) (?:me|us|this number|my (?:phone|number)) (?:\\w+ ){0,3}?(?:alone|be$)',
  `^(?:${COURTESY} |you can |just |go )*(?:fuck|piss|bugger|buzz|back|eff|f) off\\b`,
  '^(?:please |just )?(?:go away|get lost|lose my number|get off my phone|do not disturb)\\b',
  '\\b(?:this is|its|thats|considered|is|for|of|pure|stop the|constant) (?:\\w+ )?(?:harass?ment|harassing|harrasment|harrassment)\\b',
  '\\b(?:you|u|your|these|this)(?: \\w+){0,4} harassing me\\b',
  '\\b(?:will|going to|gonna|ill|am|im|have|to|about to|gon) (?:be )?(?:\\w+ )?(?:block|report|blocking|reporting|blocked|reported|sue|suing) (?:you|u|yall|this number|your number|this|these|all of you|your)\\b',
  '^(?:(?:please|pls) )?(?:email|e mail|mail|phone calls|calls) only\\b',
  '^no contact(?: please| pls| thanks)?$',
  // Opting out
  `(?<!\\b(?:dont|not|didnt|never|wont|wouldnt|did i|accidentally|mistakenly|want to not|ever) (?:want to |mean to |wanna |intend to |)?)\\b(?:opt|opting|opted) ?(?:me |us |my number |this number |myself )?out\\b(?! of (?!(?:${FILLER} )*(?:${STUFF}|everything|all|receiving|getting|texting|service|program|lists?)\\b))(?!.*\\b(?:mistake|accident|back in|undo|policy|fee|mean|means)\\b)`,
  '\\boptout\\b',
  '(?<!\\b(?:dont|not|didnt|never|wont|wouldnt|did i|accidentally|mistakenly) (?:\\w+ ){0,3}?)\\bun ?-?su[bs](?:s?c?s?r?i?b?\\w*)?\\b(?!.*\\b(?:mistake|accident|undo|mean|means|fee)\\b)(?<=unsub\\w*|un sub\\w*|unsus\\w*|un-?sub\\w*)',
  '(?<!\\b(?:not|dont|didnt|never|wont) )\\b(?:cancel|end|stop|terminate) (?:my |this |the |your )?(?:text |sms |texting |message )?(?:subscription|membership)\\b',
  '\\b(?:revoke|withdraw|rescind|take back|pull|revoking|withdrawing) (?:\\w+ ){0,3}?(?:consent|permission|authorization)\\b',
  '\\bi revoke\\b',
  '\\b(?:without|no|not have|dont have|never had|never gave|never give|not give|not given|didnt give|did not give|havent given) (?:\\w+ ){0,3}?(?:consent|permission|authorization)\\b(?! forms?| to (?:sell|pawn|pick|use|charge|hold))',
  '\\b(?:take|put) (?:this|my) number (?:off|on (?:your )?do not)\\b',
] // prettier-ignore

// --- Spanish

const CORTESIA = COURTESY
const TIPO = any(
  'mensajes?', 'mensajitos?', 'msjs?', 'msgs?', 'sms', 'textos?', 'texts?', 'avisos', 'notificaciones', 'notificacion', 'recordatorios?', 'alertas?', 'promociones', 'promocion', 'promos?',
  'anuncios?', 'publicidad', 'propaganda', 'spam', 'ofertas?', 'llamadas', 'correos?', 'emails?', 'mails?', 'comunicaciones', 'whats?', 'wsp', 'whatsapps?', 'wasaps?', 'boletines',
) // prettier-ignore
const RELLENO = any(
  'mas',
  'los',
  'las',
  'el',
  'la',
  'esos',
  'esas',
  'estos',
  'estas',
  'sus',
  'su',
  'tus',
  'tantos',
  'tantas',
  'tanto',
  'tanta',
  'con',
  'de',
  'todos',
  'todas',
  'ningun',
  'ninguna',
  'ningunos',
  'otro',
  'otra',
  'otros',
  'este',
  'esta',
  'ese',
  'mis',
  'me',
  'a',
  'mi',
  'un',
  'solo',
  'tipo',
  'recibir',
  'recibiendo',
  'mandar',
  'mandarme',
  'enviar',
  'enviarme',
  'por',
  'favor',
  'estar',
  'nada',
  TIPO,
)
const DEJEN = any(
  'alto',
  'cero',
  'dejaran?',
  'dejes',
  'dejad',
  'deje',
  'dejen',
  'deja',
  'dejar',
  'dejad',
  'dejame',
  'dejenme',
  'paren?',
  'para',
  'parar',
  'parenle',
  'parale',
  'cese',
  'cesen',
  'cesar',
  'basta',
  'detengan?',
  'detener',
  'suspendan?',
  'suspender',
  'cancelen?',
  'cancelar',
  'cancela',
  'cancelenme',
  'desactiven?',
  'desactivar',
  'quiten?',
  'quitar',
  'quitenme',
  'eliminen?',
  'eliminar',
  'interrumpan?',
  'finalicen?',
  'terminen?',
  'bloqueen?',
  'ya estuvo',
  'stop',
)
/** As one asks for it: the imperative, the subjunctive, the infinitive. What did not come ("no me mandaron") is told, not asked. */
const FORMS = '(?:e|en|es|eis|ar|ando|arme|arnos|enme|eme|andome|ee|een|ear|eando|earme|eandome)'
const MANDAR = `(?:(?:mand|envi)${FORMS}\\b)`
/** People send people and papers too, so only these objects make “send” a request about messages. */
const MENSAJES = `(?=(?: (?:mas|nada|nunca|jamas|ya|tantos|tantas|tanta|tanto|ningun|ninguna|sus|estos|esos|estas|esas|los|las|mi|a|este|esta|mismo|por favor|otra|de nuevo|un|solo|el|la|otro|otros|otras))*(?:(?: (?:porfavor|porfa|gracias|numero|celular|telefono|vez|please|pls))?$| (?:${TIPO}|informacion|cosas|eso|esto|ni|y|o)\\b))`
const ESCRIBIR_A = `(?:(?:contact|molest|llam|text|mensaj|marc|fastidi|habl|acos|jal|notific|comunic|spame)${FORMS}|marqu(?:e|en|es)|busqu(?:e|en|es)|notifiqu(?:e|en)|comuniqu(?:e|en)|hosti(?:gar|guen|gando|garme)|ching(?:uen|ue|ar|ando)|(?:escrib|insist)(?:a|an|as|ais|ir|iendo|irme|irnos|anme|iendome)|jod(?:a|an|er|iendo|erme|iendome))\\b`
/** At once a wish for less, not for nothing. */
const NO_SOLO =
  '(?! (?:(?:el|la|los|las|lo|al|mi|su|un|una|otro|otra) (?!mensaj|text|sms|avis|notif|recorda|public|promo|anunc|propag|correo|msj|alert|numero|celular|tel)|hasta|antes|despues|tan |por la |por las |a esta|a estas|hoy|manana|cuando|si |al trabajo|en la noche|dinero|fotos|a otr|menos)|.*\\b(?:todavia|aun|otro numero|mejor)\\b)'
const ESCRIBIR = `(?:${MANDAR}${MENSAJES}|${ESCRIBIR_A}${NO_SOLO})`

const SPANISH: readonly string[] = [
  `(?<!\\b(?:no|nunca|cuando|porque|por que|si) )\\b${DEJEN}(?: (?:ya|de una vez|por favor|porfavor|favor))* de (?:estar |seguir |andar )?(?:${ESCRIBIR}|recibir|spam)`,
  `(?<!\\b(?:no|nunca) )\\b${DEJEN}(?: (?:ya|por favor))* (?:${RELLENO} )*${TIPO}\\b`,
  `\\b(?:dejar|dejen|deje) de (?:recibir|llegar)\\b`,
  `\\b(?:ya )?no (?:me |nos )(?:vuelv\\w+ a |sig\\w+ |est\\w+ |and\\w+ |tienen que |deben )*${ESCRIBIR}`,
  `\\b(?:ya )?no (?:vuelv\\w+ a |volver a |sig\\w+ |estar |esten |deben )*${ESCRIBIR}(?: (?:por favor|mas|nada|a|al|este|esta|mi|numero|telefono|celular|ni|o|y|me|nunca|jamas|de nuevo|otra vez|${TIPO}|${ESCRIBIR}|${CORTESIA}))*$(?<!\\bno (?:les |los |le )?(?:mande|envie|llame|contacte|moleste|hable|textee|llamar|busque|marque|buscar|hablar|insistir))`,
  `\\b(?:ya )?no (?:quiero|quisiera|deseo|queremos|deseamos|quieren|autorizo|acepto|solicite|solicito|pedi|permito)(?: (?:que|me|nos|ya|mas|recibir|seguir|tener|los|sus|estos|esos|las|estar|recibiendo|nada|de|ver|volver|a|ningun|otro|ustedes|usted|sigan|siga|esten|vuelvan|por|favor|tantos|su|la|esta|este|tipo|en))*(?: (?:${TIPO}|recibir|reciba|recibirlos|recibirlas|recibiendo|lista))\\b(?! (?:el|la|mi|un|una|dinero|pago|menos|mi|nada por) ?(?!numero|celular))`,
  `\\b(?:ya )?no (?:necesito|ocupo) (?:mas|sus|estos|esos|tantos|recibir) (?:${RELLENO} )*${TIPO}\\b`,
  `\\b(?:ya )?no (?:quiero|quisiera|deseo|queremos|deseamos|autorizo|permito|acepto) que (?:ya |me |nos |le |ustedes |usted |sigan |siga |esten |este |vuelvan a |vuelva a |anden )*${ESCRIBIR}`,
  '\\bno (?:quiero|deseo) (?:saber nada|nada mas|mas nada)\\b',
  `\\b(?:ya )?no (?:quiero|deseo) (?:saber )?(?:nada )?(?:mas )?(?:de|con) (?:ustedes|usted|esta tienda|su tienda)\\b`,
  `\\b(?:ya )?no (?:quiero|deseo|quisiera) que (?:me |nos )?(?:sigan |siga )?lleg\\w+ (?:${RELLENO} )*${TIPO}\\b`,
  '\\bno (?:quiero|deseo|quisiera|acepto|autorizo) (?:mas )?(?:ser|este|mas|que haya|el)? ?(?:contactad[oa]|molestad[oa]|contacto|comunicacion)\\b',
  `\\bno (?:me |nos )?interesan? (?:mas |ya )?(?:(?:sus|estos|esos|tus|los|recibir) )(?:${RELLENO} )*(?:mensajes|textos|msjs|avisos|correos|sms|llamadas)\\b`,
  '\\bno (?:me )?(?:gusta|interesa) (?:que me |recibir )',
  `(?<!\\b(?:hay|habra|tiene|tienen) )\\b(?:no|ni un|ningun|basta de|ya basta de|ya no|ya no mas|nada de|cero) (?:un )?(?:mas )?(?:${RELLENO} )*${TIPO}\\b(?: (?:mas|por favor|gracias|ya|a este numero|de ustedes|${CORTESIA}))*$`,
  `^(?:${CORTESIA} )*(?:ya )?(?:no mas|nomas ya|ya no|basta|basta ya|ya basta|ya estuvo|ya estuvo bueno|ya no mas|suficiente)(?: (?:${CORTESIA}|mensajes|textos|porfavor))*$`,
  `^(?:${CORTESIA} )*(?:ya |por favor |porfavor |favor de |quiero |deseo |pueden |puede |podrian |me pueden |)*(?:alto|stop|paren?|parele|parenle|detenganse|detengase|parar|detener|basta)(?: (?:alto|stop|parar|paren|baja|${CORTESIA}|todo|esto|eso|con esto|con eso|de una vez|inmediatamente|los|sus|mensajes|numero equivocado))*$`,
  `(?<!\\b(?:no|nunca) (?:\\w+ )?)\\b(?:dar(?:me|nos|se|le)?|den(?:me|nos|le)?|de(?:me|nos)|dame|danos|doy|dan|dado|da|solicito|pido|quiero|deseo|tramitar|hacer)(?: (?:la|mi|el|este|numero|a|de|una|por|favor|dar|que|me|den))* baja(?: (?:${CORTESIA}|a|de|del|en|por|la|las|los|el|mi|mis|este|esta|estos|estas|esto|ese|su|sus|ustedes|numero|telefono|celular|contacto|correo|lista|suscripcion|servicio|programa|sistema|grupo|boletin|base|datos|todo|ya|aqui|inmediatamente|definitivamente|${TIPO}))*$`,
  `^(?:${CORTESIA} )*(?:la )?baja(?: (?:${CORTESIA}|de|del|servicio|lista|los|las|sus|${TIPO}))*$`,
  '\\b(?:quit|borr|elimin|remuev|remov|saqu|sac|baj|retir)(?:e|en|a|an|ar|er)(?:me|nos|lo|la)?\\b(?: (?:a|mi|mis|este|esta|el|numero|telefono|celular|datos|nombre|contacto|por|favor|ya))* (?:de|del|en)\\b(?: (?:la|las|su|sus|esa|esta|tu|los|el|base|de|toda|todas|ese|este))* ?(?:lista|listas|base|sistema|grupo|datos|mensajes|contactos|registro|registros|promociones|publicidad|directorio|programa)\\b(?! de espera)',
  '\\b(?:quit|borr|elimin|remuev|saqu|sac|bloque|olvid)(?:e|en|a|ar|ara)(?:me|nos|se|nse)?(?: (?:de|por|favor|ya|a))* (?:mi|mis|este|el) (?:numero|telefono|celular|datos?|contacto|informacion|correo)(?! (?:viejo|anterior|antiguo|y |por|pasado))\\b',
  `^(?:${CORTESIA} )*(?:borr|elimin|quit|sac|saqu|remuev|retir|bloque|desuscrib|desinscrib)(?:e|en|a|an|ar|ir)(?:me|nos)(?: (?:${CORTESIA}|de aqui|de esto|de ahi))*$`,
  `^(?:${CORTESIA} )*(?:quiero|deseo|quisiera|solicito|pido) (?:que me |)?(?:borr|elimin|quit|sac|saqu|remuev|desuscrib|desinscrib)(?:arme|irme|enme|en|e)$`,
  '^(?:solo|unicamente) (?:por )?(?:correo|email|llamadas)\\b',
  '\\b(?:borr|elimin)(?:e|en) (?:mi|esta) cuenta\\b',
  '\\bno me interesan? mas (?:el servicio|esto|nada)\\b',
  '\\b(?:des|de)(?:u)?(?:suscri|inscri|subscri)\\w+',
  '\\b(?:cancel|anul|termin)(?:ar|en|e|o|a)?(?: (?:mi|la|esta|por favor))* (?:suscripcion|subscripcion|inscripcion)\\b',
  '\\b(?:salir|salirme|salgo|sal|fuera|sacar) (?:de|del) (?:la|su|esta|este|esa|el|ese) (?:lista|grupo|programa|sistema)\\b',
  '\\b(?:dej|deje)(?:e|en|a)?(?:me|nme|nos|nnos)? (?:ya )?(?:en paz|tranquil\\w|de molestar|de chingar|de joder)\\b',
  '\\b(?:revoco|retiro|cancelo|quito|anulo|no doy|no di|nunca di|no tienen|no tiene|sin) (?:mi |el |la |su )?(?:consentimiento|permiso|autorizacion)\\b(?! (?:de|para) (?:vender|empenar))',
  '\\b(?:los|lo|las|la) (?:voy a|vamos a) (?:bloquear|reportar|denunciar|demandar)\\b',
  '\\b(?:voy|vamos) a (?:bloquear|reportar|denunciar|demandar)(?:los|las|lo|la|te)\\b',
  '\\b(?:esto es|es|puro) acoso\\b',
  '\\b(?:chinguen|vayanse a la|no jodan|no molesten|no moleste|no chinguen|no esten molestando|no sigan molestando|larguense)\\b',
] // prettier-ignore

/** A repetition of choices that share a word takes twice as long with each further word, and anyone can send thousands. */
const MOST_REPEATED = 6

export const OPT_OUT_PHRASES: readonly RegExp[] = [...ENGLISH, ...SPANISH].map(
  (phrase) => new RegExp(phrase.replaceAll(')*', `){0,${MOST_REPEATED}}`)),
)
