import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { editionOf } from '../editions/index.ts'
import { admins } from '../server/admins/table.ts'
import { hashPassword } from '../server/auth/passwords.ts'
import { openDatabases } from '../server/database/open.ts'
import { seedReference } from '../server/reference/seed/reference.ts'
import { readSettings } from '../server/settings.ts'

// The first member of staff of a new installation, or one more owner: `npm run admin -- --edition kz --name "Owner" --email owner@example.org`
const { values } = parseArgs({ options: { edition: { type: 'string' }, name: { type: 'string' }, email: { type: 'string' } } })
const { name, email } = values
if (!name || !email?.includes('@')) {
  console.error('Say who: npm run admin -- --edition kz --name "Owner" --email owner@example.org')
  process.exit(1)
}
const settings = readSettings()
const edition = editionOf(values.edition ?? settings.defaultEdition)
const databases = await openDatabases(
  { ...settings, editions: [edition.code], defaultEdition: edition.code },
  { fill: (database) => database.transaction((tx) => seedReference(tx, editionOf(database.edition))) },
)
try {
  const database = await databases.of(edition.code)
  const password = `${randomBytes(9).toString('base64url')}7a`
  const [admin] = await database.drizzle
    .insert(admins)
    .values({ name, email: email.toLowerCase(), status: 1, password_hash: await hashPassword(password) })
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
