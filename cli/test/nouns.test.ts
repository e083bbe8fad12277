import { expect, test } from 'vitest'
import { SETTINGS_SECTIONS, type SectionName } from '@xd/core/domain/access/settings-sections.ts'
import { nouns } from '#commands/nouns.table.ts'
import { wholeProgram } from '../src/run.ts'

/** The terminal's names for a section of the Control Panel, if not its own. */
const NOUNS: Partial<Record<SectionName, readonly string[]>> = {
  stores: ['stores', 'closures'],
  'custom-fields': ['fields'],
  'quick-reply': ['replies', 'templates'],
  'chat-bubble': ['bubble'],
  'add-ons': ['addons'],
  'api-keys': ['keys'],
}
/** These do more than their section, so every user of the module sees them. */
const OF_MODULES: readonly SectionName[] = ['payments', 'notices', 'calendar', 'quick-reply']

test.each(SETTINGS_SECTIONS)(
  '$title is in the terminal, for the same users',
  async ({ name, permissions, feature }) => {
    for (const wanted of NOUNS[name] ?? [name]) {
      const noun = nouns.find((one) => one.name === wanted)!
      expect(await noun.load()).not.toEqual([])
      if (OF_MODULES.includes(name)) continue
      expect(noun).toMatchObject({ needs: permissions[0] })
      expect(noun.feature).toBe(feature)
    }
  },
)

test('every noun of a company, a sign-in or support has a list', async () => {
  const { commands } = await wholeProgram()
  const without = nouns
    .filter(({ group, flat }) => group !== 'rules' && !flat)
    .filter(({ name }) => {
      const noun = commands.find((one) => one.name() === name)!
      return !noun.commands.some((one) => [one.name(), ...one.aliases()].includes('list'))
    })
  expect(without.map(({ name }) => name)).toEqual([])
})
