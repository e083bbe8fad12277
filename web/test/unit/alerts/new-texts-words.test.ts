import { describe, expect, test } from 'vitest'
import { newTextsWords } from '#features/alerts/new-texts-words.ts'

const from = (name: string, count = 1, words?: string) => ({ from: { name, store: 'Prospect' }, count, words })

describe('new texts in one sentence', () => {
  test.each([
    [[from('Marisol')], 'Marisol texted Prospect'],
    [[from('Jerome', 3)], '3 new texts from Jerome'],
    [[from('Jerome', 1, 'On my way')], 'New text: On my way'],
    [[from('Jerome', 2, 'On my way')], '2 new texts from Jerome'],
    [[from('Jerome', 2), from('Marisol')], '3 new texts from Jerome and Marisol'],
    [['Ann', 'Bo', 'Cy', 'Di'].map((name) => from(name)), '4 new texts from 4 customers'],
    [[from('Jerome'), { from: undefined, count: 1 }], '2 new texts'],
    [[{ from: undefined, count: 1 }], 'New text'],
  ])('%j', (received, words) => {
    expect(newTextsWords(received)).toBe(words)
  })
})
