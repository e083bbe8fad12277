#!/usr/bin/env node
// The program of the archive: `node xd.js` starts the server. With a word behind it, it is what an administrator runs
// beside the server, or the terminal client.
const ADMINISTRATION = ['backup', 'restore-drill', 'move-to-postgres']

const [word] = process.argv.slice(2)
if (word === undefined) await import('./fixtures/dist/start.js')
else if (ADMINISTRATION.includes(word)) {
  process.argv.splice(2, 1)
  await import(`./fixtures/dist/${word}.js`)
} else await import('./cli/dist/xd.js')
