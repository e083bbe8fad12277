// The words that a promise to pay is made of, and those that show there is none, by the part they play, in folded text (lower
// case, no accents or apostrophes). A word may play several parts. Several words between commas are read as one.
export const PROMISE_WORDS = {
  /** Changes nothing about what is said. */
  NOISE: `ok, okay, okey, k, kk, hi, hello, hey, hola, yes, yea, yeah, yep, yup, si, sir, maam, mam, please, plz, pls, por favor, porfavor, porfa, thanks, thank you, thank u, thx, ty, gracias, for sure, 4 sure, sure, seguro, probably, hopefully, maybe, definitely,
    def, promise, i promise, prometo, lo prometo, le prometo, sin falta, guaranteed, lol, ugh, dont worry, no worries, no problem, no problema, no se preocupe, god willing, primero dios, si dios quiere, dios mediante, ojala, if its not a problem, if its no problem, if thats not a problem, if thats no problem, lets say, lets do, lets make it, lets go with, shooting for, aiming for, planning on, planning for, how about, what about, que tal, if thats ok, if thats okay, if that is ok, if its ok, if thats alright,
    if thats fine, if you dont mind, if possible, si es posible, si se puede, if i can, si puedo, good morning, good afternoon, good evening, buenas tardes, buenos dias, buenas noches, buenas, buen dia, sorry, im sorry, disculpe, perdon, perdone, bro, man, sr, sra, señor, joven, oiga, oye, just, also, like, honestly, actually, pues, bueno,
    again, right after, at least, at the latest, latest, no later than, a mas tardar, mas tardar, sometime, some time, early, late, later, temprano, tarde, morning, mornin, afternoon, evening, night, noon, instead, mejor, better, sharp, first thing, tomorrow night,
    en la manana, en la tarde, en la noche, por la manana, por la tarde, por la noche, a medio dia, al medio dia, mediodia, de la tarde, de la manana, despues de, nomas, solo, only, asap, great, perfect, perfecto, cool, alright, sounds good, got it, nice, i think, i guess, i believe, creo que, yo creo que, already, thats,
    before you close, before yall close, before you guys close, before closing, before you open, when you open, as soon as you open, when yall open, before they close, antes de que cierren, antes que cierren, antes de cerrar, cuando abran, a la hora que abran,
    after work, afterwork, after i get off, after i get off work, when i get off, when i get off work, get off work, off work, after school, after church, after lunch, saliendo del trabajo, saliendo de trabajar, despues del trabajo, despues de trabajar, cuando salga, cuando salga del trabajo, saliendo, no ill, no i will, no im, no i can,
    this coming, upcoming, maam, ms, mr, mrs`,
  /** Money handed over. */
  PAY: `got you, got u, pay, paying, pays, payin, payment, payments, payoff, settle, renew, renewing, redeem, redeeming, extend, catch up, cover, deposit, transfer, venmo, take care of it, take care of that, take care of this, take care of my, take care of the, drop off, bring money, bring the money, bring you, bring u, bring ya, bring cash, bring it in, give you, give u, give ya, get you, get u, send you, send u, send, sending,
    zelle, put down, put, run my card, charge my card, charge it, charge me, use my card, can you run my card, could you run my card, can u run my card, can you charge my card, could you charge my card, pick up my, pick up the, pick it up, pick them up, get my, get it out, get them out, get it back, get out, pickup my, pickin up, picking up,
    pagar, pago, pagare, pagarle, pagarles, pagamos, paga, pagando, pagarla, pagarlo, abonar, abono, abonare, abonarle, abone, liquidar, liquido, depositar, deposito, depositare, transfiero, transferir, renovar, renuevo, refrendar, refrendo, refrendarla, desempenar, desempeno, sacar, saco, sacarlo, sacarla, sacarlos, recoger, recojo, recogerlo, recogerla,
    le doy, les doy, le llevo, les llevo, llevo, llevar, llevarle, le traigo, traigo, le mando, les mando, mando, le dare, darle, dar, traer, le llevare, llevare, le traere`,
  /** Getting to the store. */
  COME: `on my way, omw, headed over, headed there, headed your way, on the way, en camino, come, comin, coming, come in, come by, come down, come pay, comes, stop by, stop in, stopping by, stoppin by, stop, swing by, swing, swinging by, drop by, drop in, be there, b there, be by, be up there, be down there, get there, get over there, get down there, get up there, get in there, make it, make it in, make it there, head over, heading over, head there, run by, run in, go in, go by, go there, going in, im there, ill be, roll through, pull up, slide through, pass by,
    paso, pasar, pasare, pasamos, pasando, vengo, venir, vendre, vendra, ando, llego, llegare, estare, ahi estoy, ahi estare, iremos, viene, aya voy, alla voy, alla estoy, alla estare, ahi voy, ay voy`,
  /** “I’ll go Friday”, but not to the doctor; “be in Friday”, but not in Texas. */
  GO: 'go, going, voy, va, ir, ire, vamos, vaya',
  BEIN: 'be in',
  SEEYOU: 'see you, see u, see ya, cya, nos vemos, lo veo, la veo, los veo, le veo, nos miramos, alla nos vemos',
  DO: 'do, make, make a, have, having, handle, get, try, hacer, tener, tendre, tengo',
  /** Paying, in other words. */
  HAVEIT:
    'do it, do that, have it, have the money, have your money, have the rest, have money, handle it, handle that, get it done, get it paid, get it taken care of, have it all, make it right, hacerlo, lo hago, tenerlo, lo tengo, lo tendre, tengo el dinero, tendre el dinero, tengo dinero, tengo la feria, square up',
  WORKS:
    'works, work for me, would work, will work, is good, is fine, would be good, would be better, would be best, will be good, is better, suits me, is when, me queda bien, me queda mejor, esta mejor, me conviene, is the day, is best',
  CAN: 'can, could, able, will, ill, ima, imma, gonna, going to, gunna, should, may, puedo, podria, podre, podremos, podemos, podriamos, puede ser, pueda',
  SELF: 'i, im, ill, ive, we, well, were, my, he, hes, she, shes, they, theyll, itll, yo, le, les, mi, ella, el, nosotros, voy, me',
  /** The day the money comes. */
  GETPAID: `get paid, gets paid, getting paid, payday, pay day, pay check, paycheck, my check, check comes, check comes in, ssi, ssdi, disability, social security, direct deposit, dd hits, get my check, get my money, get my pay, get money, get some money, unemployment, my money comes, tax refund, income tax,
    me pagan, cobro, cobramos, me depositan, me cae el pago, dia de pago, me llega mi cheque, me llega el cheque, mi cheque, raya, rayo, me pagaran, quincena, cobrar, me dan mi cheque, nos pagan, le pagan`,
  UNTIL: 'until, untill, till, til, unti, hasta, hasta el, asta, asta el',
  BEFORE: 'before, b4, antes de, antes del',
  AFTER: 'after, despues del, since, desde, desde el, past',
  OR: 'or, o, u, maybe even, if not',
  TOO: 'and, y, &, plus',
  NEED: `need, needing, got to wait, gotta wait, have to wait, gotta, got to, give me, giv me, gimme, can i have, could i have, can i get, could i get, may i have, let me have, extension, extend, wait, hold, hold off, hold on to, hold my, hold it, hang on to, work with me, spare me, dar chance, de chance, deme chance, me da chance, me da, me puede dar, me podria dar, necesito, ocupo, deme, me espera, me puede esperar, me podria esperar, espereme, esperarme, me esperan, aguanteme, me aguanta, prorroga, soonest, earliest, short, broke, sera, seria`,
  /** No, not able. */
  NOT: `not, no, cant, cannot, can not, cnt, wont, will not, dont, do not, dnt, doesnt, didnt, isnt, wasnt, wouldnt, havent, aint, unable, never, no puedo, no podre, no voy a poder, no me alcanza, no tengo, nunca, tampoco, nope, without, unless, ni, unlikely, not sure`,
  /** Over and done with. */
  PAST: `paid, payed, came, went, was, were, did, had, made, sent, dropped, brought, stopped, talked, spoke, told, said, bought, gave, texted, called, got there, thought, been, signed, pawned, just paid, took, used, ended, started, lost, received, got, seen, saw, yesterday, last night, ago, posted, post, go through, processed, making sure, make sure, confirming, confirm, verify, supposed, wanted, would have, wouldve, shouldve, couldve, meant, forgot, charged, renewed, picked up,
    pague, ya pague, pase, fui, lleve, di, hice, compre, vine, dije, dijo, dijeron, deposite, abono ayer, mande, ayer, anoche, antier, hable, pagamos ya, ya esta pagado, pagado, pagada, dejaron, cobraron, cobro doble, estaba, estuve, iba, quede, quedamos, llegue, empene, tuve, hubo, era`,
  /** A question, at its beginning. */
  ASK: `what, whats, when, whens, how, hows, why, which, who, where, wheres, is, are, do, does, did, was, were, am, has, have you, will you, would you, can you, could you, can u, could u, can yall, could yall, can you guys, will u, would u, puede, pueden, should, shall, are you, is it, is that, will it, will i, would it, que, cual, cuanto, cuanta, cuantos, cuando, donde, como, a que, por que, quien, hay, esta abierto, estan, abren, cierran, tienen, tiene, puede decirme, me puede decir, sabe, saben, es, seria, me cobran, me cobra`,
  /** May I: a promise, offered. */
  MAYI: 'i was wondering if, was wondering if, wondering if, was wondering if i could, wanted to see if i could, wanted to know if i could, wanted to see if i can, see if i could, do you think i could, do you think i can, any way i could, any way i can, is there any way i can, is there a way i can, is there any way i could, is there a way i could, queria ver si puedo, queria saber si puedo, queria ver si podia, queria saber si podia, is it ok if i, is it okay if i, is it ok to, is it okay to, is it alright if i, is it fine if i, would it be ok if i, would it be okay if i, would it be possible to, is it possible to, are you ok with me, will it be ok if i, do you mind if i, esta bien si, esta bien si le, esta bien si voy, estaria bien si, se puede si, habra problema si, hay problema si, le parece si, le parece bien si, puede esperarme, podria esperarme, can you wait, could you wait, can you hold, could you hold, can you give me, could you give me, will you hold, can it wait, would you be able to wait, can you guys hold, can you guys wait, are you able to hold, will you wait, would you hold, would you wait, can u hold, can u wait, could u hold, can u give me',
  IF: 'if, si voy, si pago, si llego, si paso, si le pago, si me pagan, si le llevo, si abono, si no, whether, depends, depende, in case, en caso, as long as, cuando vaya, si yo',
  HABIT: 'every, each, cada, always, siempre, usually, todos los, los',
  STORE: `open, opened, opens, opening, close, closed, closing, closes, hours, holiday, abren, abre, abierto, abiertos, cierran, cierra, cerrado, cerrados, horario, horarios, auction, sale, deal, deals, special`,
  DUE: `due, owe, owed, owing, expire, expires, expired, expiring, deadline, grace, balance, vence, vencio, vencimiento, debo, debia, late fee, se vence, forfeit, interest rate, overdue, amount due, how much, cuanto, total`,
  /** Greetings and wishes. */
  GREET:
    'happy, have a, have a great, have a good, enjoy, feliz, buen fin, buen fin de, que tenga, que tengan, que pase, good weekend, black, lindo, bonito, nice weekend, merry',
  /** Goods for sale, theirs or ours. */
  GOODS: `sell, selling, pawn, pawning, buy, buying, trade, trading, for sale, available, in stock, do you have any, do u have any, do you still have, do u still have, still have the, yall still have, todavia tienen, aun tienen, you guys have any, look at, looking for, looking at, check out, would you take, would u take, will you take, take for, best price, lowest, offer, worth, appraise, appraisal, how much for, how much would you give, how much you give, how much do you give, what would you give, give me for, do you buy, do u buy, do yall buy, layaway, price, asking,
    vender, vendo, empenar, empeno, comprar, compran, venden, cuanto dan, cuanto me dan, cuanto me da, me interesa, precio, en venta, apartar, apartado, disponible, cuanto cuesta, cuanto vale, interested in, get for, do you take`,
  /** Other deeds and events on a day. */
  OTHER: `call, calling, text, message, email, let you know, lyk, check, check on, ask, asking, find out, see if, think, know, look, work, works, working, appointment, appt, court, surgery, birthday, bday, funeral, trip, vacation, out of town, school, wedding, party, doctor, dr, interview, moving, flight, hospital, visit, anniversary, remind, reminder, mail, cancel, return,
    le llamo, llamo, llamar, le marco, marco, le hablo, hablar, le aviso, aviso, avisar, avisarle, escribo, preguntar, trabajo, cita, cumpleanos, viaje, trabajar, doctor, mudar, salir, escuela, llameme, recuerdeme, ver si, checo, veo si, le digo, digo, descanso, descansar`,
  /** The day just named. */
  THEN: 'then, by then, that day, ese dia, entonces',
  WITH: 'with, w, con, about, around, como, another, otros, the other, de, unos, extra, only, just, los, mis',
  TAKES:
    'pay, paying, bring, bringing, bring you, bring u, send, sending, putting, send you, give, giving, give you, give u, have, having, put, do, deposit, drop off, make, transfer, get you, owe you, pagar, pagarle, pago, pagare, abonar, abonarle, abono, deposito, depositar, doy, le doy, les doy, dar, darle, llevo, le llevo, llevar, llevarle, traigo, le traigo, mando, le mando, tengo, transfiero, con, with, w, renew for, put down, venmo, zelle',
  /** Words for the payment itself. */
  SUM: 'a las, the rest, rest, the balance, half, all, everything, it, that, this, the full amount, full amount, full payment, in full, the whole thing, both, interest, the interest, los intereses, el interes, todo, la mitad, el resto, lo demas, money, the money, cash, el dinero, la feria, dinero, loan, loans, my loan, ticket, tickets, boleta, boletas, my ring, for, para, on, by, the, el, la, a, at, in, to, this, este, around, about, some, something, algo, it all, of, or, o, that day, ese dia, will, would, be, works, work, is, good, fine, bueno, esta bien, okay, best, for me, me, para mi, soonest, earliest, and, y, del, dia, lo, los, las, de, between, un, una, i, maybe, next, one, both of them',
  /** Counted, not paid. */
  COUNTED: `tickets, ticket, loans, loan, items, item, rings, ring, days, day, weeks, week, months, month, payments, payment, times, min, mins, minutes, minute, hours, hour, hrs, hr, percent, people, things, pieces, boletas, boleta, prendas, prenda, dias, dia, semanas, semana, meses, mes, horas, hora, minutos, miles, pm, am, of, de, st, ave, years, anos, k, kilates, inch`,
} as const
