// Opens the product's databases as the product does, tells what it finds in them and writes until it is killed.
// A change is a row and its three parts in one transaction; a line `done <id>` acknowledges it.
import { sql } from 'drizzle-orm'
import { openDatabases } from '../../server/database/open.ts'
import { readSettings } from '../../server/settings.ts'

const databases = await openDatabases(readSettings())
const database = await databases.of('kz')
await database.pool.query('create table if not exists crash_changes (id serial primary key)')
await database.pool.query('create table if not exists crash_parts (change_id int not null references crash_changes, part int not null)')
const { rows } = await database.pool.query(
  'select id, (select count(*)::int from crash_parts where change_id = id) as parts from crash_changes order by id',
)
console.log(`found ${JSON.stringify(rows)}`)

await Promise.all([1, 2, 3, 4].map(write))

async function write(): Promise<never> {
  for (;;) {
    const id = await database.transaction(async (tx) => {
      const { rows: made } = await tx.execute<{ id: number }>(sql`insert into crash_changes default values returning id`)
      for (const part of [1, 2, 3]) await tx.execute(sql`insert into crash_parts values (${made[0]?.id}, ${part})`)
      return made[0]?.id
    })
    console.log(`done ${id}`)
  }
}
