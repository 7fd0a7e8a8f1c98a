import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { editionOf } from '../editions/index.ts'
import { STAFF_STATUS } from '../schemas/staff-terms.ts'
import { admins } from '../server/admins/table.ts'
import { hashPassword, randomPassword } from '../server/auth/passwords.ts'
import { openDatabases } from '../server/database/open.ts'
import { fillDatabase } from '../server/fill.ts'
import { readSettings } from '../server/settings.ts'

// The first member of staff of a new installation, or one more owner: `npm run admin -- --edition kz --name "Owner" --email owner@example.org`
const { values } = parseArgs({ options: { edition: { type: 'string' }, name: { type: 'string' }, email: { type: 'string' } } })
const { name, email } = values
if (!name || !email?.includes('@')) {
  console.error('Say who: npm run admin -- --edition kz --name "Owner" --email owner@example.org')
  process.exit(1)
}
if (existsSync('.env')) process.loadEnvFile()
const settings = readSettings()
const edition = editionOf(values.edition ?? settings.defaultEdition)
const databases = await openDatabases(
  { ...settings, editions: [edition.code], defaultEdition: edition.code },
  { fill: (database) => fillDatabase(database, settings, console.log) },
)
try {
  const database = await databases.of(edition.code)
  const password = randomPassword()
  const [admin] = await database.drizzle
    .insert(admins)
    .values({ name, email: email.toLowerCase(), status: STAFF_STATUS.owner, password_hash: await hashPassword(password) })
    .onConflictDoNothing()
    .returning({ id: admins.id })
  if (admin) console.log(`${name} may sign in at /panel of edition ${edition.code} as ${email} with the password ${password}`)
  else {
    console.error(`${email} is a member of staff already.`)
    process.exitCode = 1
  }
} finally {
  await databases.close()
}
