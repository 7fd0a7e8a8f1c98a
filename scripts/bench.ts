import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { measureBlocks } from './bench/catalogue-blocks.ts'
import { measureCombinations } from './bench/catalogue-combinations.ts'
import { measureSearch } from './bench/catalogue-queries.ts'
import { environment, folderOf, openBenchDatabase } from './bench/databases.ts'
import { measureFirstRow } from './bench/first-row.ts'
import { measureLedger } from './bench/ledger.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { watchMemory } from './bench/memory.ts'
import { measureOrderList } from './bench/order-list.ts'
import { measurePages } from './bench/pages.ts'
import { measureScreens } from './bench/panel-screens.ts'
import { untilAtRest } from './bench/processes.ts'
import { measureSaving } from './bench/saving.ts'
import { measureSockets, preparePairs } from './bench/sockets.ts'
import { measureStart } from './bench/starting.ts'
import { measureTaps } from './bench/taps.ts'
import { type Figure, wordsOf } from './measure/figure.ts'
import { describeMachine, loadNow } from './measure/machine.ts'
import { startProduct } from './measure/product.ts'
import { report } from './measure/report.ts'

// How fast the product is, against what the machine can do at best; ends with 1 when a budget is missed.
// npm run bench -- --tutors 10000,1000000 --rounds 3 --json --against main~1, or --only site, or --only ledger --operations 1000
const { values } = parseArgs({
  options: {
    tutors: { type: 'string', default: '10000,100000' },
    rounds: { type: 'string', default: '5' },
    against: { type: 'string' },
    json: { type: 'boolean', default: false },
    operations: { type: 'string', default: '100000' },
    only: { type: 'string' },
  },
})
const say = (line: string) => console.error(line)
const rounds = Number(values.rounds)

const build = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })
if (build.status !== 0) process.exit(build.status ?? 1)

const load = loadNow()
const figures: Figure[] = []
/** Says each as soon as it is known: what comes after it takes long, and may fail. */
const add = (measured: readonly Figure[]) => {
  figures.push(...measured)
  for (const figure of measured) say(`  ${figure.name}: ${wordsOf(figure).measured}`)
}
const [fewest = 0, ...more] = values.tutors.split(',').map(Number)
if (!values.only) {
  for (const tutors of [fewest, ...more]) await measure(tutors)
  add([await measureStart(), await measureFirstRow(values.against)])
}
if (values.only !== 'ledger') add(await measureSite(fewest))
if (values.only !== 'site') add([await measureLedger(Number(values.operations), say)])
report({ machine: describeMachine(), load, rounds }, figures, values.json)

async function measure(tutors: number) {
  const addOf = (measured: readonly Figure[]) => add(measured.map((one) => ({ ...one, name: `${inThousands(tutors)} tutors: ${one.name}` })))
  const database = await openBenchDatabase(tutors, say)
  say(`Measuring queries over ${tutors} tutors…`)
  const { figure, full } = await measureSearch(database.database, searchBudget(tutors))
  addOf([figure])
  addOf(await measureCombinations(database.database, searchBudget(tutors).ms))
  addOf([await measureBlocks(database.database, 100)])
  addOf([await measureSaving(database.database)])
  addOf(await measureOrderList(database.database, tutors))
  const pairs = await preparePairs(database.database)
  await database.close()

  say(`Measuring pages over ${tutors} tutors…`)
  const product = await startProduct(folderOf(tutors), environment)
  try {
    await untilAtRest(product.pid)
    const memory = watchMemory(product.origin)
    addOf(await measurePages(product, full, rounds))
    addOf([await memory.done(), ...(await measureSockets(product.origin, pairs)), await measureScreens(product)])
  } finally {
    await product.stop()
  }
}

/** How the site is met by a telephone; the number of tutors changes its pages little. */
async function measureSite(tutors: number): Promise<Figure[]> {
  const filled = await openBenchDatabase(tutors, say)
  await filled.close()
  say('Measuring the site on a telephone…')
  const product = await startProduct(folderOf(tutors), environment)
  try {
    await untilAtRest(product.pid)
    const most = Math.min(rounds, 3)
    return [...(await measureTaps(product.origin, most)), ...(await measureLighthouse(product.origin, most))]
  } finally {
    await product.stop()
  }
}

/** What a query of the catalogue may take: a million tutors are allowed more time, and less of it beside SELECT 1. */
function searchBudget(tutors: number) {
  return tutors < 1_000_000 ? { ms: 15, ratio: 140 } : { ms: 30, ratio: 90 }
}

/** `10 k`. */
function inThousands(count: number): string {
  return count < 1_000_000 ? `${count / 1000} k` : `${count / 1_000_000} M`
}
