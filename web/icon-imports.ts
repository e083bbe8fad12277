import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const PACKAGE = 'lucide-react'
const barrel = `${import.meta.dirname}/../node_modules/${PACKAGE}/dist/esm/lucide-react.mjs`
const paths = new Map<string, string>()

/** Where each icon is, by all of its names. */
const pathsByName = (): ReadonlyMap<string, string> => {
  if (paths.size > 0) return paths
  for (const [, names = '', path = ''] of readFileSync(barrel, 'utf8').matchAll(
    /export \{([^}]*)\} from '\.\/(icons\/[^']+)\.mjs'/g,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) paths.set(name, path)
  return paths
}

/** Imports each icon from its own file: a screen then brings its icons along, not those of every screen. */
export const iconImports = (): Plugin => ({
  name: 'icon-imports',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: PACKAGE },
    handler: (code) =>
      code.replace(/import \{([^}]*)\} from 'lucide-react'/g, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => {
            const [icon = '', as = icon] = name.split(' as ')
            const path = pathsByName().get(icon)
            if (path === undefined) throw new Error(`No icon named ${icon}`)
            return `import ${as} from '${PACKAGE}/${path}'`
          })
          .join(';'),
      ),
  },
})
