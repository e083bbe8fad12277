/** What `npm run mutate` changes, by room, and the tests that should notice. */
export const rooms = {
  core: { mutate: ['core/src/domain/**/*.ts', '!**/*.table.ts'], project: 'core' },
  web: { mutate: ['web/src/data/**/*.ts'], project: 'web' },
  services: { mutate: ['server/src/services/**/*.ts'], project: 'server' },
  queries: { mutate: ['server/src/queries/**/*.ts'], project: 'server' },
  live: { mutate: ['server/src/live/**/*.ts'], project: 'server' },
  jobs: { mutate: ['server/src/jobs/**/*.ts'], project: 'server' },
}
