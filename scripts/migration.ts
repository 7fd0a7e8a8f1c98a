import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder } from '../server/database/migrate.ts'
import { compareTables } from './schema/compare.ts'
import { describe, draft } from './schema/differences.ts'
import { openScratchServer } from './schema/server.ts'

// Drafts the forward file that leads from the migrations to the tables: node scripts/migration.ts orders
const [subject = ''] = process.argv.slice(2)
if (!/^[a-z][a-z0-9-]*$/.test(subject)) {
  console.error('Say what it is about, in lower case: node scripts/migration.ts orders')
  process.exit(1)
}

const server = await openScratchServer()
const differences = await compareTables(server.connection).finally(() => server.stop())
if (differences.length === 0) console.log('The migrations make what the tables draw: there is nothing to write.')
else {
  const name = `${nextNumber()}_${subject}.sql`
  writeFileSync(join(migrationsFolder, name), `${draft(differences).join(';\n')};\n`, { flag: 'wx' })
  console.log(`${differences.map(describe).join('\n')}\n\nserver/database/migrations/${name}`)
  console.log('Read it: a rename stands there as a drop and an addition, and rows that exist need a value for each new column.')
}

/** Two branches may take the same one: names decide, not numbers. */
function nextNumber(): string {
  const last = Math.max(...readdirSync(migrationsFolder).map((file) => Number.parseInt(file, 10)))
  return String(last + 1).padStart(4, '0')
}
