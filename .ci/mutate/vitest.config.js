import { defineConfig } from 'vitest/config'
import house from '../../vitest.config.ts'

// Packages resolve to the mutated copy, because `node_modules` points outside it.
const here = new URL('../..', import.meta.url).pathname
const alias = [{ find: /^@xd\/(\w+)\/(.*)$/, replacement: `${here}$1/src/$2` }]

// See kept-runner.js.
const turns = process.env['XD_MUTATE_KEPT']
  ? { include: ['.turns/*.test.js'], exclude: [], testTimeout: 20_000, hookTimeout: 40_000 }
  : {}

// They read the code as text, and mutation changes that text.
const READERS = ['core/test/fence.test.ts']

export default defineConfig({
  root: here,
  test: {
    ...house.test,
    projects: house.test.projects.flatMap((project) =>
      typeof project === 'object' && 'test' in project && project.test.name === process.env['XD_MUTATE_PROJECT']
        ? [
            {
              ...project,
              resolve: { alias },
              test: {
                ...project.test,
                exclude: [...(project.test.exclude ?? []), ...READERS],
                ...turns,
                expect: { poll: { timeout: 15_000 } },
              },
            },
          ]
        : [],
    ),
  },
})
