// Ensures a Chromium for the browser tests: one already installed, Playwright's own, or Debian's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './chromium.js'

const run = (command, ...words) => spawnSync(command, words, { stdio: 'inherit' }).status === 0

const fromDebian = () => {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...words) => run(...[...asRoot, 'apt-get', ...words])
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell')
}
const fromPlaywright = () => run('npx', 'playwright', 'install', 'chromium')

// Debian's package comes with the libraries it needs.
if (!findChromium() && !(existsSync('/usr/bin/apt-get') && fromDebian()) && !fromPlaywright()) {
  process.stderr.write('No Chromium was found and none could be installed: please install the package chromium.\n')
  process.exit(1)
}
