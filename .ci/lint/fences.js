// Names every import that its zone does not allow, and every API in the web that plain http lacks.
import { readdirSync, readFileSync } from 'node:fs'
import { allZones, forbidden } from './import-zones.js'
import { missingOnHTTP } from './plain-http.js'

process.chdir(new URL('../..', import.meta.url).pathname)

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`)

const files = allZones.flatMap(([folder]) => filesIn(folder))
const told = files.flatMap((file) =>
  forbidden(file, readFileSync(file, 'utf8')).map((module) => `${file} may not import ${module}`),
)
for (const line of told) console.error(line)
if (told.length > 0) console.error('What each folder may import: .ci/lint/import-zones.js, docs/architecture.md')
const missing = filesIn('web/src').flatMap((file) => missingOnHTTP(file, readFileSync(file, 'utf8')))
for (const line of missing) console.error(line)
process.exitCode = told.length > 0 || missing.length > 0 ? 1 : 0
