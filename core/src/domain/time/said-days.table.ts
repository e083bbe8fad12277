// How people write the days of the week, from Sunday, in folded text. The ones in `SLIPS` are misspelled; a slip of one
// letter in a whole name needs no entry. "Mar" is rather March, and "dom" a name.
export const WEEKDAY_NAMES: readonly string[] = [
  'sunday sun domingo',
  'monday mon lunes lun',
  'tuesday tue tues martes',
  'wednesday wed weds miercoles mier mie',
  'thursday thu thur thurs jueves juev jue',
  'friday fri viernes vier vie',
  'saturday sat sabado sab',
]

export const WEEKDAY_SLIPS: readonly string[] = [
  'sundy domigo',
  'munday mondy lunez lune',
  'tusday teusday tuseday tuesdy martez',
  'wensday wendsday wenesday wendesday wednsday wensdy weds miercolez mircoles mierc',
  'thrusday thurday thirsday thersday thurdsay juebes juevez jeuves',
  'firday fridy frday frieday biernes viernez vierne bierne',
  'saterday saturdy satruday satday savado sabdo zabado',
]

/** Words of their own, one letter from a day's name: "vienes mañana", a sundae, "partes". */
export const NO_WEEKDAY = 'vienes sundae sundaes tardes partes cartes marzes'.split(' ')

/** In folded text, by the part they play. Several words between commas are read as one. */
export const DAY_WORDS = {
  TODAY: `today, todays, 2day, toady, tonight, tonite, 2nite, 2night, tonigh, hoy, oy, hoy mismo, esta tarde, esta noche, this afternoon, this evening, this morning, esta manana`,
  TOMORROW:
    'tomorrow, tomorrows, tomorow, tommorow, tommorrow, tomorrw, tomorro, tomoro, tomoz, tmrw, tmrrw, tmr, tmw, tmrow, 2morrow, 2moro, 2mrw, tomrw, tomarrow, tomorrow night',
  MANANA: 'manana, manan, mannana, mnn, mñn',
  AFTERTOMORROW: 'day after tomorrow, day after tmrw, pasado manana, pasadomanana, day after tomorow',
  WEEK: 'week, wk, semana, sem, weeks, semanas, wks',
  DAYS: 'day, days, dia, dias',
  WEEKEND: 'weekend, wkend, wknd, week end, weeknd, fin de semana, finde, fin de',
  MONTH: 'month, mo, mes',
  ENDOF: 'end of, end of the, end of this, fin de, fin del, finales de, final de, finales del, final del, fines de',
  EOM: 'eom, end of month, end of the month, end of this month, month end, months end, fin de mes, fin del mes, finales de mes, finales del mes, final de mes, final del mes, fines de mes, fin de este mes, ultimo del mes, ultimo de mes, ultimo dia del mes, last day of the month',
  EOW: 'end of week, end of the week, end of this week, eow',
  NEXT: 'next, nxt, nex',
  COMING: 'que viene, que entra, que biene, entrante, proximo, proxima',
  NEXTWEEK:
    'next week, next wk, nxt week, proxima semana, otra semana, semana que viene, semana que entra, semana proxima, week after this, following week, semana siguiente',
  PASTONE: 'last, pasado, this past, past',
  ENOCHO: 'en ocho, en 8',
  ENQUINCE: 'en quince, en 15',
  FROMNOW: 'from now, from today',
  FIRSTOF:
    'first of the month, first of next month, 1st of the month, 1st of next month, primero del mes, primero de mes, primero del proximo mes, 1 de mes, first of this coming month',
} as const

/** Written as words. */
export const NUMBER_WORDS: readonly string[] = [
  '',
  'a an one un una uno',
  'two dos',
  'three tres',
  'four cuatro',
  'five cinco',
  'six seis',
  'seven siete',
  'eight ocho',
  'nine nueve',
  'ten diez',
  'eleven once',
  'twelve doce',
  'thirteen trece',
  'fourteen catorce',
  'fifteen quince',
  'sixteen dieciseis',
  'seventeen diecisiete',
  'eighteen dieciocho',
  'nineteen diecinueve',
  'twenty veinte',
  'veintiuno',
  'veintidos',
  'veintitres',
  'veinticuatro',
  'veinticinco',
  'veintiseis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
  'thirty treinta',
]
export const ORDINAL_WORDS: readonly string[] = [
  '',
  'first primero primer primera',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth fifteen',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
]

/** Words after "the 3rd" that leave it a day: before a noun, it counts things ("the 3rd ring"). */
export const AFTER_A_DATE =
  `a an and or but for i ill im if when so to then is its it works work will please pls thanks thx ty thank ok okay by morning afternoon evening night because cause cuz since that thats my
  we well he hes she shes they theyll around about before after instead on from until till til of can could cant you not no yes this in get gets at with w as good fine latest latest through ends was were are there
  y o u e pero para por con si que le les me voy vamos paso pago ya antes cuando se te cobro sin como podria puedo en de del al lo la las los su favor gracias porfavor son esta es a vence a2 sale
  his her am pm noon mas tarde temprano maximo sharp asap only or nomas nada entonces va vengo vendre llego llegamos estoy esta estare estaria tengo tendre`
    .split(/\s+/)
    .filter((word) => word !== '')
