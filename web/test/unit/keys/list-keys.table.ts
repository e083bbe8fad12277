import { nothing } from '../conversation/sample.ts'
import type { Keys } from './keys.ts'

const act = (key: string, refused?: string) => ({ key, title: `Act ${key}`, icon: null, refused })
const GROUPS = [
  {
    title: 'Customers',
    entries: [
      { key: 'ana', title: 'Ana', icon: null, acts: [act('text'), act('quote', 'View only')] },
      { key: 'bo', title: 'Bo', icon: null, acts: [] },
    ],
  },
  { title: 'Go to', entries: [{ key: 'home', title: 'Home', icon: null }] },
]
const palette = (name: string, change: object, keys: Keys['keys'], box?: Keys['box']): Keys => ({
  name: `the palette: ${name}`,
  at: 'features/palette/palette-results.tsx',
  draws: 'PaletteResults',
  props: {
    typed: 'a',
    answered: 'a',
    groups: GROUPS,
    searching: false,
    waiting: 0,
    failure: null,
    pick: nothing,
    onType: nothing,
    onEarlyEnter: nothing,
    onClose: nothing,
    ...change,
  },
  ...(box && { box }),
  keys,
})
const pictures = (at: number, keys: Keys['keys']): Keys => ({
  name: `picture ${at + 1} of three`,
  at: 'ui/overlay/lightbox.tsx',
  draws: 'Lightbox',
  props: { pictures: ['a', 'b', 'c'].map((url) => ({ url, title: url })), at, onGo: nothing, onClose: nothing },
  keys,
})

export const LIST_KEYS: readonly Keys[] = [
  palette(
    'a line and its acts',
    {},
    [
      ['Tab', 'taken'],
      ['Tab', 'taken'],
      ['Tab', 'left'],
      ['Shift+Tab', 'taken'],
      ['ArrowLeft', 'taken'],
      ['ArrowLeft', 'left'],
      ['Shift+Tab', 'left'],
      ['ArrowRight', 'taken'],
      ['Enter', 'pick {"key":"text","title":"Act text","icon":null}'],
      ['ArrowRight', 'taken'],
      ['Enter', 'pick {"key":"quote","title":"Act quote","icon":null,"refused":"View only"}'],
    ],
    { value: 'ana', caret: 3 },
  ),
  palette(
    'another line begins at its own entry, and so does the first one afterwards',
    {},
    [
      ['Tab', 'taken'],
      ['ArrowDown', 'Bo, open'],
      ['Tab', 'left'],
      ['ArrowRight', 'left'],
      ['Enter', 'pick {"key":"bo","title":"Bo","icon":null,"acts":[]}'],
      ['ArrowDown', 'Home, open'],
      ['Enter', 'pick {"key":"home","title":"Home","icon":null}'],
      ['ArrowDown', 'Ana, open'],
      [
        'Enter',
        'pick {"key":"ana","title":"Ana","icon":null,"acts":[{"key":"text","title":"Act text","icon":null},{"key":"quote","title":"Act quote","icon":null,"refused":"View only"}]}',
      ],
      ['ArrowUp', 'Home, open'],
      ['ArrowUp', 'Bo, open'],
    ],
    { value: 'ana', caret: 3 },
  ),
  palette(
    'the caret is in the text',
    {},
    [
      ['ArrowRight', 'left'],
      ['ArrowLeft', 'left'],
      ['Ctrl+ArrowRight', 'left'],
      ['Alt+ArrowRight', 'left'],
      ['Meta+Tab', 'left'],
      ['Composing+Tab', 'left'],
    ],
    { value: 'ana', caret: 1 },
  ),
  palette('the text is chosen', {}, [['ArrowRight', 'left']], { value: 'ana', caret: 3, from: 0 }),
  palette('Enter while it searches', { searching: true }, [
    ['Enter', 'onEarlyEnter'],
    ['ArrowDown', 'Bo, open'],
    ['Enter', 'pick {"key":"bo","title":"Bo","icon":null,"acts":[]}'],
  ]),
  palette('Enter while nothing is there yet', { searching: true, groups: [] }, [
    ['Enter', 'onEarlyEnter; left'],
    ['Composing+Enter', 'left'],
    ['ArrowDown', 'left'],
  ]),
  palette('nothing found', { groups: [] }, [
    ['Enter', 'left'],
    ['ArrowDown', 'left'],
  ]),
  pictures(0, [
    ['ArrowLeft', 'left'],
    ['ArrowRight', 'onGo 1; left'],
    ['ArrowUp', 'left'],
  ]),
  pictures(2, [
    ['ArrowLeft', 'onGo 1; left'],
    ['ArrowRight', 'left'],
  ]),
  {
    name: 'a short list of choices',
    at: 'ui/picker/pick-list.tsx',
    draws: 'PickList',
    on: 'list.onKeyDown',
    props: {
      label: 'Flag',
      searchLabel: 'Find a flag',
      options: ['Red', 'Rose', 'Sky'].map((name) => ({ value: name.toLowerCase(), name, icon: null })),
      value: 'rose',
      onPick: nothing,
    },
    keys: [
      ['Enter', 'onPick "red"'],
      ['ArrowUp', 'Sky'],
      ['Enter', 'onPick "sky"'],
      ['ArrowDown', 'Red'],
      ['Enter', 'onPick "red"'],
      ['PageDown', 'Sky'],
      ['Enter', 'onPick "sky"'],
    ],
  },
]
