import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { startVitest, type TestModule } from 'vitest/node'
import { settingNames } from '../server/settings.ts'
import { findHeadless, howToGetChromium } from './browser.ts'
import { rules, types } from './check.ts'
import { doSteps, run } from './step.ts'

// `npm test` runs everything, beside a running product and untouched by its settings; `npm test -- tests/server` only the tests below that path.
for (const name of settingNames) delete process.env[name]
const filters = process.argv.slice(2)

// types take one core, and go on beside the first tests
const typed = doSteps(filters.length ? [] : [types])
const ruled = await doSteps([['Chromium', requireChromium], ...(filters.length ? [] : rules), ['build', buildQuietly]])
const vitest = await startVitest('test', filters, { watch: false, run: true, passWithNoTests: true })
const tests = vitest.state.getTestModules().map(count)
for (const line of vitest.state.getTestModules().flatMap(flaky)) console.log(`Passed only at the second try: ${line}`)
const forgotten = filters.length ? [] : findForgotten()
for (const file of forgotten) console.error(`No project of vitest.config.ts runs ${file}`)
const unhandled = vitest.state.getUnhandledErrors().length
await vitest.close()

const steps = [await typed, ruled]
const broken = steps.flatMap(({ failed }) => failed)
// said again where a reader of a long log looks
for (const failure of broken) console.error(failure)
const passed = sum(steps.map((some) => some.passed)) + sum(tests.map((module) => module.passed))
const found = broken.length + sum(tests.map((module) => module.failed)) + forgotten.length + unhandled
// what fails before the tests, as a product that does not start, vitest tells by its code alone
const failed = found || (process.exitCode ? 1 : 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)

async function requireChromium(): Promise<void> {
  if (!(await findHeadless())) throw new Error(howToGetChromium)
}

/** What `npm start` shows of a build is our own lines; a warning of the tools is mended, not shown. */
async function buildQuietly(): Promise<void> {
  const output = await run(process.execPath, ['scripts/build.ts'])
  const warnings = output.split('\n').filter((line) => line && !line.startsWith('Building the '))
  if (warnings.length) throw new Error(warnings.join('\n'))
}

/** A test that was skipped counts as failed, as does a file that could not be read. */
function count(module: TestModule): { passed: number; failed: number } {
  const results = [...module.children.allTests()].map((test) => test.result().state)
  const passed = results.filter((state) => state === 'passed').length
  return { passed, failed: results.length - passed + module.errors().length }
}

/** Tests of a file that failed once, and of what: a race, in the test or in the product. */
function flaky(module: TestModule): string[] {
  const raced = [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky)
  return raced.map((test) => {
    const causes = test.result().errors?.flatMap(({ stack, message }) => stack?.split('\n').filter(isOurs) ?? message) ?? []
    return [`${module.relativeModuleId}: ${test.fullName}`, ...causes].join('\n')
  })
}

/** Whether a line of a stack tells of the product or its tests. */
function isOurs(line: string): boolean {
  return !/node_modules|<anonymous>/.test(line)
}

/** Test files that no project includes would pass unseen. */
function findForgotten(): string[] {
  const seen = new Set(vitest.state.getTestModules().map(({ moduleId }) => relative(process.cwd(), moduleId)))
  return globSync('tests/**/*.test.{ts,tsx}').filter((file) => !seen.has(file))
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
