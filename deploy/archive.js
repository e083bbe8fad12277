import { readFileSync } from 'node:fs'

export const { version, engines } = JSON.parse(readFileSync('package.json', 'utf8'))
export const FOLDER = '.cache/package'
/** The archive's only folder. */
export const name = `xd-${version}-${process.platform}-${process.arch}`
export const archive = `${FOLDER}/${name}.tar.gz`
