const room = (folder, project) => ({ folder, project, mutate: [`${folder}/**/*.ts`, '!**/*.table.ts'] })

/** The code that `npm run mutate` changes, by room, and the tests that should notice. */
export const rooms = {
  core: room('core/src/domain', 'core'),
  web: room('web/src/data', 'web'),
  services: room('server/src/services', 'server'),
  queries: room('server/src/queries', 'server'),
  live: room('server/src/live', 'server'),
  jobs: room('server/src/jobs', 'server'),
}
