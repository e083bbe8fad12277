#!/usr/bin/env node
// The program of the archive: `node xd.js` starts the server, and with words behind it is the terminal client.
await import(process.argv.length > 2 ? './cli/dist/xd.js' : './fixtures/dist/start.js')
