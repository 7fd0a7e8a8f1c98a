import { pathToFileURL } from 'node:url'
import { drawBaseline, isBaselineDrawn } from './baseline.ts'
import { doSteps, run, type Step } from './step.ts'

/** What must hold before the tests: types; lint, format, arrows between folders and import cycles; the baseline of the database. */
export const checks: Step[] = [
  ['types', () => run('tsc', ['-p', '.'])],
  ['lint, format and arrows', () => run('biome', ['check', '--error-on-warnings'])],
  ['baseline of the database', requireBaseline],
]

async function requireBaseline(): Promise<void> {
  if (await isBaselineDrawn()) return
  throw new Error(`The tables ask for ${(await drawBaseline()).name}. Draw it: node scripts/baseline.ts`)
}

/** Calls that are declared but do nothing yet. */
async function unattached(): Promise<string[]> {
  const { calls } = await import('../schemas/calls.ts')
  const { routes } = await import('../server/routes.ts')
  const attached = new Set<unknown>(Object.values(routes).flatMap((subject) => subject.map(({ call }) => call)))
  return calls.filter(([, call]) => !attached.has(call)).map(([, { method, path }]) => `${method} ${path}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed } = await doSteps([...checks, ['texts of all languages', () => run('vitest', ['run', 'tests/locales'])]])
  const missing = await unattached()
  if (missing.length) console.log(`${missing.length} calls have no verb yet:\n${missing.map((call) => `  ${call}`).join('\n')}`)
  process.exitCode = failed ? 1 : 0
}
