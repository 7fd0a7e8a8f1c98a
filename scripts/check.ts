import { pathToFileURL } from 'node:url'
import { wrongArrows } from './layers.ts'
import { compareTables } from './schema/compare.ts'
import { describe } from './schema/differences.ts'
import { openScratchServer } from './schema/server.ts'
import { doSteps, run, type Step } from './step.ts'

/** One long thread: several checkers each work out the contract's types anew, four took 2.4 times the processor and twice the memory of one. */
export const types: Step = ['types', () => run('tsc', ['-p', '.', '--checkers', '1'])]

/** What else must hold before the tests: lint, format, arrows between folders and import cycles; migrations that make what the tables draw. */
export const rules: Step[] = [
  ['lint, format and arrows', () => run('biome', ['check', '--error-on-warnings'])],
  ['floors of the server', requireFloors],
  ['migrations', requireMigrations],
]

async function requireFloors(): Promise<void> {
  const wrong = [...new Set(wrongArrows())]
  if (wrong.length)
    throw new Error(`Imports inside server/ that do not lead down the floors of scripts/layers.ts:\n${wrong.map((line) => `  ${line}`).join('\n')}`)
}

async function requireMigrations(): Promise<void> {
  const server = await openScratchServer()
  const differences = await compareTables(server.connection).finally(() => server.stop())
  if (differences.length === 0) return
  const lines = differences.map((difference) => `  ${describe(difference)}`)
  throw new Error(`The migrations do not make what the tables draw:\n${lines.join('\n')}\nDraft a forward file: node scripts/migration.ts SUBJECT`)
}

/** Calls that are declared but do nothing yet. */
async function unattached(): Promise<string[]> {
  const { calls } = await import('../schemas/calls.ts')
  const { routes } = await import('../server/routes.ts')
  const attached = new Set<unknown>(Object.values(routes).flatMap((subject) => subject.map(({ call }) => call)))
  return calls.filter(([, call]) => !attached.has(call)).map(([, { method, path }]) => `${method} ${path}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed } = await doSteps([types, ...rules, ['texts of all languages', () => run('vitest', ['run', 'tests/locales'])]])
  const missing = await unattached()
  if (missing.length) console.log(`${missing.length} calls have no verb yet:\n${missing.map((call) => `  ${call}`).join('\n')}`)
  process.exitCode = failed.length ? 1 : 0
}
