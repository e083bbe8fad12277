import type { FieldDefinition } from '@xd/core/domain/fields/definition.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { useLossQuestions as Hook } from '#parts/custom-fields/editor/use-loss-questions.tsx'
import { drawn, rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { wordsSaid } from '../says/words.ts'

const SIZE: FieldDefinition = { id: 'f_size', type: 'text', title: 'Ring size' }
const METAL: FieldDefinition = { id: 'f_metal', type: 'text', title: 'Metal' }
const SAVED = [SIZE, METAL]
const CALL = 'settings/custom-fields/fetch'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

type Loss = ReturnType<typeof Hook>

const open = async (records: Readonly<Record<string, number>>) => {
  page.answers[CALL] = () => ({ fields: SAVED, records })
  const { useLossQuestions } = await import('#parts/custom-fields/editor/use-loss-questions.tsx')
  const screen = await drawn(useLossQuestions as never, {}, ['customer', SAVED])
  const did: string[] = []
  const act = () => void did.push('done')
  const asks = async (ask: (loss: Loss) => void) => {
    ask(screen.value() as Loss)
    await vi.waitFor(() => expect((screen.value() as Loss).counting).toBe(false))
    await rendered()
    const question = screen.asked()
    return question && [question['title'], question['confirm']]
  }
  return { screen, did, act, asks }
}

describe('data of a custom field', () => {
  test('is counted before its field is removed, and nothing is removed on Cancel', async () => {
    const { screen, did, act, asks } = await open({ f_size: 12, f_metal: 3 })
    const question = ['Remove “Ring size”?', 'Remove field']
    expect(await asks((loss) => loss.remove(SIZE, act))).toEqual(question)
    expect(page.inputs(CALL)).toEqual([{ moduleID: 'customer', counts: true }])
    expect(await wordsSaid({ value: () => screen.part('ConfirmDialog').props['description'] })).toEqual([
      'Saving then deletes its data from 12 records. That can’t be undone.',
    ])
    ;(screen.asked()!['onCancel'] as () => void)()
    await rendered()
    expect([did, screen.asked()]).toEqual([[], undefined])
    await asks((loss) => loss.remove(SIZE, act))
    screen.does('Remove field')
    await rendered()
    expect([did, screen.asked()]).toEqual([['done'], undefined])
  })

  test('of another type is asked about only if there is any', async () => {
    const { screen, did, act, asks } = await open({ f_size: 12 })
    expect(await asks((loss) => loss.retype(METAL, 'money', act))).toBeUndefined()
    expect(did).toEqual(['done'])
    expect(await asks((loss) => loss.retype(SIZE, 'money', act))).toEqual([
      'Change “Ring size” to Money?',
      'Change type',
    ])
    expect(did).toEqual(['done'])
    screen.does('Change type')
    expect(did).toEqual(['done', 'done'])
  })

  test('is not asked about for a field that was never saved, or that has its type again', async () => {
    const { did, act, asks } = await open({ f_size: 12 })
    await asks((loss) => loss.remove({ ...SIZE, id: 'f_new' }, act))
    await asks((loss) => loss.retype({ ...SIZE, type: 'money' }, 'text', act))
    await asks((loss) => loss.save([METAL, { ...SIZE, title: 'Size' }], act))
    expect([did, page.inputs(CALL)]).toEqual([['done', 'done', 'done'], []])
  })

  test('is listed before a save that deletes it', async () => {
    const { screen, did, act, asks } = await open({ f_size: 12, f_metal: 1 })
    expect(await asks((loss) => loss.save([{ ...METAL, type: 'money' }], act))).toEqual([
      'Save and delete this data?',
      'Save and delete',
    ])
    const [words] = await wordsSaid({ value: () => screen.part('ConfirmDialog').props['description'] })
    expect(words).toContain('“Ring size” is removed, and its data deleted from 12 records.')
    expect(words).toContain('“Metal” becomes Money. Data that doesn’t fit is deleted from 1 record.')
    expect(did).toEqual([])
    screen.does('Save and delete')
    expect(did).toEqual(['done'])
  })

  test('that nobody has is not listed, and a failed count saves nothing', async () => {
    const none = await open({})
    expect(await none.asks((loss) => loss.save([METAL], none.act))).toBeUndefined()
    expect(none.did).toEqual(['done'])
    const { did, act, asks } = await open({ f_size: 12 })
    delete page.answers[CALL]
    expect(await asks((loss) => loss.save([METAL], act))).toBeUndefined()
    expect(did).toEqual([])
  })
})
