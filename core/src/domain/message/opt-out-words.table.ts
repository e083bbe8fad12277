// The words that make up requests to get no more messages, by the part they play, in folded text (lower case, no
// accents or apostrophes). A word may play several parts. Several words between commas are read as one.

/** By their base form. Forms with "-s" are left out: "texts" is a noun, and "stops" asks for nothing. */
export const ENGLISH_VERBS = {
  STOP: `stop, quit, cease, discontinue, halt, desist, refrain, end, cancel, terminate, suspend, disable, deactivate, kill, silence, mute, block, turn off, shut off, shut down, switch off,
    cut off, cut out, knock off, hold off, lay off, abstain, pause`,
  WRITE: `text, txt, tex, sms, message, msg, mesg, messege, dm, contact, call, write, email, e mail, mail, harass, harrass, spam, bug, annoy, pester, notify, disturb, remind, alert,
    solicit, advertise, communicate, ping, buzz, hound, badger, bombard, reach out, follow up, hit up, market, robocall, robotext, blow up, bother, correspond, inform, blow`,
  SEND: 'send, forward, blast',
  GET: 'get, receive, recieve, see',
  /** "Delete" is enough by itself; "take" needs an object. */
  DELETE: `remove, delete, erase, scrub, strike, purge, wipe, lose, loose, forget, clear, cross, scratch, exclude, discard, unlist, drop, eliminate`,
  TAKE: 'take, get, pull, leave, keep',
  UNSUBSCRIBE: 'unsubscribe, unsuscribe, unsubcribe, unsub, opt out, optout, un subscribe, un sub, unenroll, deregister, unregister',
  WANT: 'want, wanna, wish, need, care, like, consent, agree, authorize, authorise, permit, allow, accept, appreciate, desire, interested, looking',
  SIGN: 'sign up, signup, subscribe, ask, agree, request, opt in, enroll, consent',
} as const // prettier-ignore

/** By their stem and conjugation (“-er” stands for “-ir” too). */
export const SPANISH_VERBS = {
  STOP: {
    ar: 'par, ces, cancel, desactiv, apag, apagu, termin, finaliz, finalic, anul, cort, silenci, bloque',
    er: 'deten, deteng, absten, absteng, suspend, interrump',
  },
  DEJAR: { ar: 'dej', er: '' },
  WRITE: {
    ar: `llam, contact, molest, text, texte, mensaje, marc, marqu, fastidi, habl, acos, notific, notifiqu, avis, comunic, comuniqu, busc, busqu, hostig, hostigu, ching, spame,
      record, recuerd, chingu, satur, bombarde, llen, inund`,
    er: 'escrib, insist, jod',
  },
  SEND: { ar: 'mand, envi, reenvi', er: '' },
  GET: { ar: 'lleg, llegu', er: 'recib' },
  DELETE: { ar: 'quit, borr, elimin, sac, saqu, retir, baj, olvid, descart, tach, desactiv', er: 'remov, remuev, exclu, excluy, perd, pierd' },
  UNSUBSCRIBE: { ar: '', er: 'desuscrib, desinscrib, dessuscrib, desubscrib' },
  WANT: { ar: 'dese, autoriz, acept, necesit, ocup', er: 'permit' },
  REPORT: { ar: 'bloque, report, denunci, demand', er: '' },
} as const // prettier-ignore

export const WORDS = {
  /** Words that don't change the meaning. */
  NOISE: `just, simply, rn, nah, any and all, damn, dang, fucking, fuckin, freaking, freakin, goddamn, tf, wtf, ffs, omg, lol, lmao, haha, jaja, jajaja, ok, okay, k, okey, hey, hi, hello, bro, bruh, dude, man, sir, maam, sorry, well, um, uh, immediately,
    right away, asap, thanks, thank you, thank u, thx, ty, tysm, fr, god bless, already, so much, completely, permanently, altogether, once and for all, at once, effective immediately, for good, yeah, yes, yep, nope, hola, oye,
    oigan, oiga, gracias, muchas gracias, ya, buenas, buenos dias, buenas tardes, buen dia, senorita, de una vez, inmediatamente, wey, guey, neta, ey, pues, actually, honestly, seriously, also, tambien, either, really, literally,
    the hell, the fuck, todos, todas, toda, stupid, annoying, dumb, constant, guys, people, a while, for a while, por el momento`,
  PLEASE: 'please, pls, plz, plse, pleas, pleez, plis, kindly, por favor, porfavor, porfa, porfis, xfa, xfavor, x favor, por fa, favor de, favor',
  /** After these, a request is clear even without a pause. */
  PLAINLY: 'said, say, saying, reply, replying, texting, typing, again, dije, repito, number, person, interested, good, guy, one, house, now, me, bueno, y, and, but, numero, equivocado, #, so, solo, nomas, mejor',
  /** Who. */
  SELF: 'i, im, ive, ill, id, we, weve, wed, were, yo, nosotros, its',
  YOU: 'you, u, yall, ya ll, you guys, you people, youre, ur, yourself, ustedes, usted, uds, vosotros, yalls, your, su, sus, tu, tus, esta tienda, su tienda, this store, this shop',
  THIRD: `he, she, they, hes, shes, theyre, who, sister, brother, husband, wife, mom, mother, dad, father, son, daughter, friend, neighbor, neighbour, boyfriend, girlfriend, ex, cousin, uncle, aunt, boss, coworker, roommate,
    grandma, grandmother, grandpa, guy, lady, woman, kid, partner, buddy, nephew, niece, bank, ella, ellos, senor, senora, esposo, esposa, marido, mujer, madre, padre, abuelita, abuelito, hermano, hermana, mama, papa, hijo, hija, amigo, amiga, vecino, vecina,
    comadre, compadre, primo, prima, tio, tia, novio, novia, suegra, suegro, abuela, abuelo, cunado, cunada, jefe, companero, companera, muchacho, banco`,
  ME: 'me, m, us, my, our, mine, myself, mi, mis, nos, nuestro, nuestra, this, este, esta',
  /** Messages: plural, singular, and pronouns for them. */
  TEXTS: `texts, txts, sms, messages, messeges, mesages, msgs, mssgs, alerts, notifications, notification, notifs, reminders, spam, ads, adverts, advertisement, advertisements, advertising, promos, promotions, promotional, marketing,
    solicitation, solicitations, emails, e mails, mailers, mailings, newsletter, newsletters, calls, communications, communication, correspondence, robotexts, robocalls, notices, blasts, updates, subscription, voicemails,
    telemarketing, offers, specials, flyers, text thing, texting thing, mensajes, mensajitos, mensages, msjs, msj, textos, textitos, avisos, notificaciones, notificacion, recordatorios, alertas, promociones, anuncios, publicidad, propaganda, ofertas,
    llamadas, correos, mails, comunicaciones, comunicacion, whats, wsp, whatsapp, whatsapps, wasaps, boletin, boletines, envios, suscripcion, subscripcion, inscripcion, mjs, msjes, campanas`,
  TEXT: 'text, txt, message, msg, email, e mail, call, reminder, alert, notice, ad, promo, phone call, mensaje, texto, aviso, correo, llamada, mail, anuncio, recordatorio, alerta, contact, contacto, mensajito, promocion',
  THEM: `these, those, them, em, stuff, crap, shit, bs, junk, garbage, nonsense, bullshit, trash, things, anything, nothing, nothin, nuthin, anythin, mess, something, any, estos, estas, esos, esas, cosas, nada, informacion, madness, los, las`,
  IT: 'it, this, that, everything, eso, esto, todo, all, lo, thing, algo',
  /** The list one is on to get them. */
  LIST: `list, lists, database, data base, system, systems, records, contacts, distribution, thread, group, group chat, chat, roster, file, files, phone book, mailing, computer, computadora, service, program, club, loop, books, directory, lista, listas, base,
    sistema, grupo, registro, registros, directorio, programa, servicio, agenda, contactos, archivos, grupos`,
  HERE: 'here, aqui, ahi',
  OTHERLIST: 'pickup list, appointment list, auction list, hold list, waitlist, waiting list, wait list, lista de espera, price list, pawn list, wish list',
  PHONE: 'numba, numbr, number, numbers, num, phone, phone number, cell, cell phone, cellphone, mobile, line, landline, digits, numero, numeros, telefono, tel, celular, cel, linea, #, inbox',
  STUFF: 'mess, mierda, basura, porquerias, tonterias, stuff, info, information, informacion, cosas, crap, things',
  WELCOME: 'welcome, wanted, needed, necessary, appreciated, allowed, bienvenidos, deseados, necesarios, requested',
  UNWELCOME: 'unwanted, unwelcome, unneeded, no deseados',
  HARASSING: 'harassing, harassed, harassin, acosando, hostigando, hostigar, acosar',
  WANT: 'interest, interes, desire, welcome',
  ENDING: 'cancelacion, cancellation, suspension, removal, eliminacion, discontinuation, termination',
  STOP: 'cease and desist, quiten, quitar, quita, chill, ease up, cool it',
  HEAR: 'hear from, hear anything from, hear any more from, hear more from',
  SIGNED: 'signed up, gave, inscribi, suscribi, registre, anote, pedi',
  WRITE: 'phoning, hit me up, hitting me up, hittin me up, hitting my line, hittin my line, hit my line, hit us up, hit my phone, hit this phone, hitting my phone, hitting this phone, blowing up my phone, blow up my phone, blowing my phone up',
  DATA: 'address, email address, direccion, info, details, name, contact, contact info, contact information, data, email, information, account, datos, dato, nombre, contacto, correo, informacion, cuenta',
  CALL: 'call, calls, calling, phone, phoning, llamadas, llamada, correo, correos, mail, llamen, llame, llamar, llames, llamando, llamarme, llamenme, llameme, marquen, marque, marcar',
  CONSENT: 'consent, permission, authorization, consentimiento, permiso, autorizacion',
  REVOKE: 'revoke, revoked, revoking, withdraw, withdrawn, withdrawing, rescind, rescinding, rescinded, take back, pull, revoco, retiro, anulo, revocar, retirar, cancelo, quito',
  /** No, no more, and for how long. */
  NOT: 'not, dont, do not, dnt, donot, do nt, never, no longer, mustnt, must not, shouldnt, should not, may not, cannot, can not, no, ya no, nunca, jamas, tampoco, ni, nor, aint, nunca mas, never again, prohibido, without, sin, no mas, nomas no',
  DIDNT: 'didnt, did not, havent, have not, hasnt, wont, will not, wouldnt, would not, doesnt, does not, isnt, wasnt, couldnt, cant, arent',
  NO: 'no, ni, zero, cero, ningun, ninguno, ninguna, ni un, ya no, ya no mas, no mas, no more, not a, not one more',
  MORE: 'more, further, additional, another, any more, mas, otro, otra, otros, otras, no more, single, one more',
  AGAIN: 'again, anymore, any more, ever, no more, forever, any longer, no longer, any further, nunca, jamas, de nuevo, otra vez, mas, any other time, after today, after this, after now, period, at all, whatsoever, para siempre, from now on, de ahora en adelante, nomore, nunca mas',
  ENOUGH: 'enough, enough already, hasta aqui, basta, suficiente, ya estuvo, ya estuvo bueno, no more, no mas, sick of, tired of, sick and tired, done with, good on, fed up, over it, had it, quit it, knock it off, stop it, ya basta, me canse, hate, odio, ya no mas, harto, harta, hartaron, chole, cansaron, hasta el gorro, hasta la madre, hasta el copete, fastidiaron',
  HALT: `stop, quit, dejen, dejenme, dejeme, dejame, stopall, alto, paren, pare, parar, parenle, parale, parele, detenganse, detengase, detener, basta, cease, desist, halt, ya estuvo, ya estuvo bueno, no mas, no more, ya no mas, ya basta, enough,
    enough already, suficiente, fue suficiente, quit it, stop it, stop this, stop that, knock it off, cut it out, discontinue, dnd, cesen, no contact, cease and desist, stop texts`,
  LEAVE: 'exit, remove, removed, cancel, quit, end, leave, baja, ya no, salir, fuera, cancelar, terminar',
  AWAY: `leave me alone, leave us alone, leave my phone alone, leave this number alone, do not disturb, dejenme en paz,
    dejeme en paz, dejame en paz, dejen en paz, dejenme tranquilo, dejenme tranquila, dejeme tranquilo, dejeme tranquila, dejame tranquilo, dejame tranquila, vayanse a la, larguense, dnc, do not call list, do not contact list,
    do not text list, no call list, no text list, no contact list, do not call registry, dont call list, dont text list, get off my line, tcpa, fcc, ftc, harassment, harrassment, harrasment, acoso`,
  RID: 'lose, drop, ditch, spare, skip, hold, nix, save, kill, cut',
  WONT: 'wont, will not, cant, cannot, may not, must not, shall not, are not to, shant',
  RUDE: 'go away, get lost, fuck off, piss off, bugger off, buzz off, back off, f off, eff off, kick rocks, go to hell',
  WRONG: 'wrong, mal, equivocado, equivocada, equivocados, incorrect, not mine, isnt mine',
  ENROLLED: 'signing up, signed up, sign up, subscribed, inscrito, inscribi, inscribirme, haberme inscrito, suscrito, subscribing',
  OPTEDOUT: 'opted out, unsubscribed, unenrolled',
  /** How it is asked. */
  WISH: `rather, prefer, appreciate, grateful, thankful, wish, love, great, nice, best, better, hope, happier, happy, chance, prefiero, preferiria, agradeceria, agradezco, gustaria, quisiera, desearia, pido, pedirle, pedirles, ruego, solicito, suplico,
    encargo, podria, podrian, pueden, puede, possible, way, can, could, would, make, so, mind, asking, requesting, manera, forma, haga, hagan, posible, ojala, lets`,
  MODAL: 'need, needs, have, has, must, should, gotta, got, better, to, can, could, may, might, ought, wants, quiere',
  /** Between a negation and its verb. */
  AUX: `ever, even, keep, try, trying, dare, go, be, any, more, should, must, start, continue, you, u, yall, again, to, vuelvan, vuelva, vuelvas, volver, volverme, a, sigan, siga, sigas, seguir, esten, este, estes,
    estar, estarme, anden, ande, andar, tienen, tiene, que, deben, debe, deberia, deberian, me, m, nos, le, les, se, te, lo, los, las, mas, pueden, allowed, authorized, permitted, being, i, want, nunca, motivo`,
  QUERER: 'quiero, requiero, quisiera, queremos, quiere, quieren, deseo, deseamos, autorizo, acepto, permito, necesito, ocupo, pedi, solicite, solicito, interesa, interesan, gusta, gustan, di, doy',
  /** Asked before without success. */
  ASKED: 'asked before, told, asked, begged, replied, texted, typed, sent, opted, opted out, unsubscribed, said, wrote, responded, dije, dijimos, pedi, mande, puse, escribi, conteste, hit, pressed',
  STILL: 'still, keep, keeps, another, sigue, siguen, todavia, aun, otra vez, times, twice, yet, again, continue',
  BE: 'be, being, been, am, is, are, get, getting, ser, estar, sea, esten, este',
  HAVE: 'have, had, has, got, are, were, see, saw, is, was, hay, habia, habra, tengo, tiene, tienen, tenia, received, recibi, there, shows, says',
  OFF: 'off, out, outta, from, of, de, del',
  OUT: 'off, out, outta, fuera',
  REPORT: 'block, blocking, report, reporting, sue, suing, reporto, bloqueo, denuncio, attorney, lawyer, abogado, fcc, ftc, police, complaint, queja, demanda, denuncia',
  TOLD: 'told before',
  NEEDED: 'hace falta, es necesario, hay necesidad, tienen por que, tiene por que, hay razon, hay motivo, hacen falta, son necesarios',
  /** Words of others, and words that are no wish. */
  SAID: 'said, told, asked, wrote, texted, claims, dijo, dijeron, escribio, escribieron, pidio, gritaba, grito, mando, pregunto, yelled, screamed, wanted, queria, decia, contesto',
  MISTAKE: 'accidentally, accident, mistake, mistakenly, error, sin querer, didnt mean, did not mean, no quise, back on, put me back, equivocacion',
  /** A wish about how, not about whether. */
  WHEN: `before, after, until, till, til, while, when, during, unless, tomorrow, today, tonight, yet, early, late, now, monday, tuesday, wednesday, thursday, friday, saturday, sunday, mondays, sundays, saturdays, weekend, weekends,
    morning, mornings, night, nights, afternoon, evening, week, work, job, school, office, home, class, in case, if, shift, antes, despues, hasta, manana, hoy, noche, tarde, cuando, trabajo, casa, chamba, lunes, martes, miercoles,
    jueves, viernes, sabado, domingo, semana, todavia, aun, mientras, ahorita, ahora, temprano, si, english, ingles, espanol, spanish, back, menos`,
  /** Before another thing. */
  DET: 'the, a, an, that, his, her, el, la, un, una, ese, esa, al',
  /** Begins another thought. */
  BREAK: 'and, or, but, because, cause, cuz, until, when, before, if, than, y, pero, o, porque, cuando, si, para, por, ignoring, miss, lose, stop, forget, perder, i, hasta, by, ignore',
  /** Other words that look like misspelled words of this table. */
  KNOWN: `spending, lending, listo, texas, texan, stock, store, cash, parque, quien, quiere, casa, caso, lost, least, last, thing, king, ring, morning, evening, during, string, earring, listing, contract, oferta, offer, pagar, pague,
    pagan, paga, pedido, forgot, taken, blocked, reported, buses, cleaning, contracts, digit, easing, hating, kite, kites, kits, massages, parade, pleased, peter, recorder, recorded, shopping, special, stepping,
    striking, terminal, update, vest, voicemail, bowing, badge, basting, ahorra, acostarme, aviar, bloque, bloques, contarme, costarme, descarga, descargar, detiene, hallar, informa, llamas, marcha, marchar, marches, mandatos, pagarme,
    pasarme, pasandome, pedir, pedirme, perdi, perdera, piedra, piedras, peste, querria, recuerdos, solicita, cortes, costar, contar, whatever, pertenecer, ongoing, upcoming, incoming, recurring, boring, existing, outgoing, wasting`,
} as const // prettier-ignore
