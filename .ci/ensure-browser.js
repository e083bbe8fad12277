// Makes sure that there is a Chromium for the browser tests: one that is installed, Playwright's own, or Debian's.
import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.js'

const run = (command, ...words) => spawnSync(command, words, { stdio: 'inherit' }).status === 0

const install = () => {
  if (spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'ignore', timeout: 120_000 }).status === 0) return true
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo']
  const apt = (...words) => run(...asRoot, 'apt-get', ...words)
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
}

if (!findChromium() && !install()) {
  process.stderr.write('No Chromium was found and none could be installed: please install the package chromium.\n')
  process.exit(1)
}
