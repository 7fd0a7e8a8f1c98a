import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { migrationsFolder as folder, isBaseline } from '../server/database/migrate.ts'

const database = join(import.meta.dirname, '../server/database')

/** The baseline that `tables.ts`, `extensions.sql` and `extra.sql` ask for; its name bears its hash, which tells a data folder of another one. */
export async function drawBaseline(): Promise<{ name: string; sql: string }> {
  const out = mkdtempSync(join(tmpdir(), 'docento-baseline-'))
  try {
    const kit = join(import.meta.dirname, '../node_modules/drizzle-kit/bin.cjs')
    const schema = join(database, 'tables.ts')
    await promisify(execFile)(process.execPath, [kit, 'generate', '--dialect=postgresql', `--schema=${schema}`, `--out=${out}`, '--name=tables'])
    const tables = readdirSync(out)
      .filter((name) => name.endsWith('.sql'))
      .map((name) => readFileSync(join(out, name), 'utf8'))
    const parts = [readFileSync(join(database, 'extensions.sql'), 'utf8'), ...tables, readFileSync(join(database, 'extra.sql'), 'utf8')]
    const sql = `${parts.map((part) => part.trim()).join('\n\n')}\n`
    return { name: `0000_baseline_${createHash('sha256').update(sql).digest('hex').slice(0, 8)}.sql`, sql }
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

/** Whether the committed baseline is the one the tables ask for. */
export async function isBaselineDrawn(): Promise<boolean> {
  const { name, sql } = await drawBaseline()
  const files = existsSync(folder) ? readdirSync(folder).filter(isBaseline) : []
  return files.length === 1 && files[0] === name && readFileSync(join(folder, name), 'utf8') === sql
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { name, sql } = await drawBaseline()
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (isBaseline(file)) rmSync(join(folder, file))
  writeFileSync(join(folder, name), sql)
  console.log(`server/database/migrations/${name}`)
}
