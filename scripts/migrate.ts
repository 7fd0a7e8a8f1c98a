import { existsSync } from 'node:fs'
import { openDatabases } from '../server/database/open.ts'
import { fillDatabase, keepDatabase } from '../server/fill.ts'
import { readSettings } from '../server/settings.ts'

// Makes, migrates and fills the databases of all editions without serving them: a release does it before its processes start.
if (existsSync('.env')) process.loadEnvFile()
const settings = readSettings()
const databases = await openDatabases(settings, {
  say: console.log,
  fill: (database) => fillDatabase(database, settings, console.log),
  keep: keepDatabase,
})
const away = await databases.ready.finally(() => databases.close())
console.log(`Migrated: ${settings.editions.filter((code) => !away.includes(code)).join(', ')}`)
if (away.length) {
  console.error(`Away, and not migrated: ${away.join(', ')}`)
  process.exitCode = 1
}
