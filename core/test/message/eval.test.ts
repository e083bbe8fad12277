import { test } from 'vitest'
import { checkedWords } from '#domain/message/checked-words.ts'
import { jsonTable } from '../table.ts'
import { knownOf, today } from './known.ts'
import { honest, type HonestText, plantedSlips } from './planted-slips.ts'
test('eval', () => {
  const out: string[] = []
  for (const file of (process.env['FILES'] ?? 'honest-texts').split(',')) {
    const texts = jsonTable<HonestText[]>(`message/${file}.json`)
    let falses = 0
    for (const { customer, text } of texts)
      for (const m of checkedWords(honest(text), knownOf(customer), today)) {
        falses++
        out.push(`FALSE ${customer} | ${honest(text)} | ${m.said} -> ${m.words}`)
      }
    const slips = plantedSlips(texts, knownOf, { count: 500, seed: Number(process.env['SEED'] ?? 7), today })
    const kinds: Record<string, [number, number]> = {}
    let marked = 0
    const missed = new Set<string>()
    for (const s of slips) {
      const hit = checkedWords(s.text, knownOf(s.customer), today).some((m) => m.from < s.to && m.to > s.from)
      if (process.env['SHOW'] && slips.indexOf(s) < 45)
        out.push(
          `${s.kind} | ${s.text} | ${checkedWords(s.text, knownOf(s.customer), today)
            .map((m) => m.words)
            .join(' // ')}`,
        )
      const k = (kinds[s.kind] ??= [0, 0])
      k[1]++
      if (hit) {
        k[0]++
        marked++
      } else missed.add(`MISS ${s.kind} | ${s.customer} | ${s.text} | was ${s.was}`)
    }
    if (!process.env['QUIET']) out.push(...[...missed].sort())
    out.push(`${file}: texts ${texts.length}, false marks ${falses}, marked ${marked}/500 ${JSON.stringify(kinds)}`)
  }
  console.log(out.join('\n'))
})
