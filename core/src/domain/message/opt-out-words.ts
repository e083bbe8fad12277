// A customer's words, as the rules for requests to stop read them: each with its possible parts
// (opt-out-words.table.ts), however it is spelled. People text "sotp", "kitenme", "notifcations", "stoppp".
import type { Word } from '#domain/text/clause-grammar.ts'
import { foldText } from '#domain/text/fold.ts'
import { isSlip } from '#domain/text/slip.ts'
import { ENGLISH_VERBS, SPANISH_VERBS, WORDS } from './opt-out-words.table.ts'

const VOCABULARY = new Map<string, Set<string>>()
const add = (word: string, part: string): void => {
  const parts = VOCABULARY.get(word)
  if (parts) parts.add(part)
  else VOCABULARY.set(word, new Set([part]))
}
const listed = (words: string): readonly string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

for (const [part, words] of Object.entries(WORDS)) for (const word of listed(words)) add(word, part)

// --- English verbs. A phrase changes its first word: reaching out.

const addEnglish = (verb: string, part: string): void => {
  const [first = '', ...rest] = verb.split(' ')
  const short = first.replace(/e$/, '')
  const doubled = first.replace(/(?<=[^aeiou][aeiou])([bgmnpt])$/, '$1$1')
  const forms = (...all: readonly string[]) => all.map((form) => [form, ...rest].join(' '))
  for (const form of forms(first, ...[first, short, doubled].flatMap((stem) => [`${stem}ing`, `${stem}in`])))
    add(form, part)
  for (const form of forms(`${first}ed`, `${short}ed`, `${doubled}ed`)) add(form, `${part}ED`)
  if (rest.length === 0 && !VOCABULARY.has(`${first}s`)) add(`${first}s`, 'TOLD')
}
for (const [part, verbs] of Object.entries(ENGLISH_VERBS)) for (const verb of listed(verbs)) addEnglish(verb, part)

// --- Spanish verbs

interface Endings {
  /** Imperative, subjunctive, infinitive, gerund. */
  readonly asking: readonly string[]
  /** Like “he does”; never after “no”. */
  readonly familiar: readonly string[]
  readonly told: readonly string[]
  readonly done: readonly string[]
}
const ENDINGS: Readonly<Record<'ar' | 'er', Endings>> = {
  ar: {
    asking: ['e', 'en', 'es', 'eis', 'ar', 'ando', 'aran', 'ara'],
    familiar: ['a', 'ad'],
    told: [
      'o',
      'an',
      'as',
      'amos',
      'aron',
      'aste',
      'aba',
      'aban',
      'ado',
      'ada',
      'ados',
      'adas',
      'aria',
      'arian',
      'are',
    ],
    done: ['ado', 'ada', 'aron'],
  },
  er: {
    asking: ['a', 'an', 'as', 'ais', 'er', 'ir', 'iendo', 'yendo', 'ieran', 'iera'],
    familiar: ['e', 'ed', 'id'],
    told: ['o', 'en', 'es', 'io', 'ieron', 'iste', 'ia', 'ian', 'ido', 'ida', 'idos', 'imos', 'iria', 'irian', 'ire'],
    done: ['ido', 'ida', 'ieron'],
  },
}
const TO_ME = ['me', 'nos', 'nmen', 'nme']
const TO_OTHERS = ['lo', 'la', 'los', 'las', 'le', 'les', 'se', 'te', 'melo', 'mela', 'melos', 'melas', 'noslos']
/** "Quita mi número" asks; "manda mensajes" more likely tells. */
const DEEDS: ReadonlySet<string> = new Set(['STOP', 'DEJAR', 'DELETE', 'UNSUBSCRIBE'])

const addSpanish = (stem: string, part: string, { asking, familiar, told, done }: Endings): void => {
  for (const ending of asking) add(stem + ending, part)
  for (const ending of familiar) if (stem + ending !== 'para') add(stem + ending, DEEDS.has(part) ? part : 'TOLD')
  for (const ending of [...asking, ...familiar])
    for (const clitic of [...TO_ME, ...TO_OTHERS]) {
      add(stem + ending + clitic, part)
      add(stem + ending + clitic, TO_ME.includes(clitic) ? 'MYSELF' : 'ITSELF')
    }
  for (const ending of told) if (!VOCABULARY.has(stem + ending)) add(stem + ending, 'TOLD')
  for (const ending of done) add(stem + ending, `${part}ED`)
}
for (const [part, { ar, er }] of Object.entries(SPANISH_VERBS)) {
  for (const stem of listed(ar)) addSpanish(stem, part, ENDINGS.ar)
  for (const stem of listed(er)) addSpanish(stem, part, ENDINGS.er)
}

// --- Misspelled words

/**
 * Words worth recognizing when misspelled. A typo elsewhere changes nothing, and every additional word is one more that
 * others resemble.
 */
const CARRIES: ReadonlySet<string> = new Set([
  'STOP',
  'WRITE',
  'SEND',
  'DELETE',
  'UNSUBSCRIBE',
  'TEXTS',
  'PHONE',
  'PLEASE',
])
const SHORTEST_MISSPELLED = 6
const LONGEST_WORD = 20

const lessOne = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))

const BY_LESS_ONE = new Map<string, string[]>()
for (const [word, parts] of VOCABULARY)
  if (
    word.length >= SHORTEST_MISSPELLED &&
    !word.includes(' ') &&
    !parts.has('ITSELF') &&
    [...parts].some((part) => CARRIES.has(part))
  )
    for (const form of [word, ...lessOne(word)]) BY_LESS_ONE.set(form, [...(BY_LESS_ONE.get(form) ?? []), word])

const nearly = (typed: string): string | undefined =>
  typed.length < SHORTEST_MISSPELLED - 1 || typed.length > LONGEST_WORD
    ? undefined
    : [typed, ...lessOne(typed)].flatMap((form) => BY_LESS_ONE.get(form) ?? []).find((word) => isSlip(typed, word))

const SHORT: ReadonlyMap<string, string> = new Map([
  ['q', 'que'], ['k', 'que'], ['d', 'de'], ['x', 'por'], ['w', 'with'], ['ur', 'your'], ['2', 'to'], ['kiero', 'quiero'], ['qiero', 'quiero'],
  ['sotp', 'stop'], ['stpo', 'stop'], ['stahp', 'stop'], ['stawp', 'stop'], ['stp', 'stop'], ['sto', 'stop'],
]) // prettier-ignore

const SPELLINGS: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word.replace(/(.)\1{2,}/g, '$1'),
  (word) => (word.length < SHORTEST_MISSPELLED - 1 ? word : word.replace(/(.)\1+/g, '$1')),
  (word) => word.replace(/k(?=[ei])/g, 'qu').replace(/k/g, 'c'),
  (word) => word.replace(/v/g, 'b'),
  (word) => word.replace(/b/g, 'v'),
]

/** The intended word of the vocabulary, or the word as it is. */
const meant = (word: string): string =>
  SHORT.get(word) ??
  SPELLINGS.map((spell) => spell(word)).find((spelled) => VOCABULARY.has(spelled)) ??
  nearly(word) ??
  word

/** “Mandé” tells of the past; without its accent, as many write, it looks like “mande”. */
const TELLS_OF_PAST = /[éó]$/
const isSpanishVerb = (word: string): boolean =>
  Object.keys(SPANISH_VERBS).some((part) => VOCABULARY.get(word)?.has(part))

const known = (written: string): string => {
  const word = foldText(written)
  if (!TELLS_OF_PAST.test(written) || !isSpanishVerb(word)) return meant(word)
  return VOCABULARY.get(word)?.has('ASKED') ? 'asked before' : 'told before'
}

// --- Words together

const LONGEST_PHRASE = 4
const PHRASES: ReadonlySet<string> = new Set([...VOCABULARY.keys()].filter((key) => key.includes(' ')))

const joined = (words: readonly string[]): string[] => {
  const out: string[] = []
  for (let at = 0; at < words.length;) {
    let length = Math.min(LONGEST_PHRASE, words.length - at)
    while (length > 1 && !PHRASES.has(words.slice(at, at + length).join(' '))) length--
    out.push(words.slice(at, at + length).join(' '))
    at += length
  }
  return out
}

/** "Stop charging me for texts", "dejen de cobrarme": an action that isn't about messages. */
const ENGLISH_DEED = /^\w{3,}ing$/
const SPANISH_DEED = /^\w{2,}(?:[aei]r|[ai]ndo|iendo)(?:me|nos|se|l[eao]s?)?$/
const BEFORE_A_DEED: ReadonlySet<string> = new Set([
  'de', 'a', 'no', 'me', 'se', 'quiero', 'puedo', 'pueden', 'puede', 'para', 'sin', 'al', 'voy', 'por',
]) // prettier-ignore
const isOtherDeed = (word: string, before: string): boolean =>
  ENGLISH_DEED.test(word) || (BEFORE_A_DEED.has(before) && SPANISH_DEED.test(word))

const partsOf = (word: string, before: string): readonly string[] => {
  const parts = VOCABULARY.get(word)
  return parts ? [...parts] : isOtherDeed(word, before) ? ['OTHER'] : []
}

/** The words of a clause in lower case, without apostrophes, but with their accents. */
export const wordsOf = (written: readonly string[]): Word[] => {
  const out: Word[] = []
  let before = ''
  let isPled = false
  for (const word of joined(written.map(known))) {
    const parts = partsOf(word, before)
    before = word
    if (parts.includes('PLEASE')) {
      const last = out.pop()
      if (last) out.push({ ...last, parts: new Set([...last.parts, 'PLED']) })
      isPled = true
    } else if (!parts.includes('NOISE')) {
      out.push({ word, parts: new Set(isPled ? [...parts, 'PLED'] : parts) })
      isPled = parts.includes('PLAINLY')
    }
  }
  return out
}
