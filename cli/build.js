// Bundles the terminal client for a fast start: node cli/build.js [--out FOLDER]. Every dynamic import becomes its own
// file with everything it needs. Code shared by two files is in both, because at startup an extra file costs more than
// a few extra kilobytes. That is why this does not use esbuild's own splitting.
import { rmSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const flag = process.argv.indexOf('--out')
const outdir = flag > 0 ? process.argv[flag + 1] : here('dist')

const entries = new Map()

/** src/commands/loan/commands.ts becomes loan-commands.js */
const nameOf = (path) => `${basename(dirname(path))}-${basename(path).replace(/\.tsx?$/, '')}`

const lazyFiles = {
  name: 'lazy files',
  setup(bundler) {
    bundler.onResolve({ filter: /^[#.]/ }, async ({ path, kind, pluginData, ...rest }) => {
      if (kind !== 'dynamic-import' || pluginData === 'resolving') return undefined
      // Ink's developer tools, behind a variable that nobody sets.
      if (rest.importer.includes('/node_modules/')) return { path, external: true }
      const found = await bundler.resolve(path, {
        kind,
        pluginData: 'resolving',
        importer: rest.importer,
        resolveDir: rest.resolveDir,
      })
      entries.set(nameOf(found.path), found.path)
      return { path: `./${nameOf(found.path)}.js`, external: true }
    })
  },
}

/** Commander can start executables as subcommands. xd has none, and loading that code takes time. */
const noSubprograms = {
  name: 'no subprograms',
  setup(bundler) {
    bundler.onResolve({ filter: /^node:child_process$/ }, ({ path, importer }) =>
      importer.includes('/commander/') ? { path, namespace: 'none' } : undefined,
    )
    bundler.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: '' }))
  },
}

/**
 * Under a CI variable, Ink draws nothing until the end. Screens open only at a terminal that somebody watches, where
 * the variable may be set too.
 */
const neverInCI = {
  name: 'never in CI',
  setup(bundler) {
    bundler.onResolve({ filter: /^is-in-ci$/ }, ({ path }) => ({ path, namespace: 'not in CI' }))
    bundler.onLoad({ filter: /.*/, namespace: 'not in CI' }, () => ({ contents: 'export default false' }))
  },
}

const bundle = (entryPoints) =>
  build({
    entryPoints,
    outdir,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // ws can do without its two accelerators.
    external: ['bufferutil', 'utf-8-validate'],
    // CommonJS inside (Commander, React) requires Node's own modules.
    banner: {
      js: "import{createRequire as xdCreateRequire}from'node:module';const require=xdCreateRequire(import.meta.url);",
    },
    plugins: [lazyFiles, neverInCI, noSubprograms],
    logLevel: 'warning',
  })

rmSync(outdir, { recursive: true, force: true })
entries.set('xd', here('src/main.ts'))
// Each round bundles the files that the previous one loads lazily, all in one build, so that shared code is read once.
const bundled = new Set()
for (;;) {
  const found = [...entries].filter(([name]) => !bundled.has(name))
  if (found.length === 0) break
  await bundle(Object.fromEntries(found))
  for (const [name] of found) bundled.add(name)
}
