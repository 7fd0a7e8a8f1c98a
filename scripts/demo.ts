import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { editionOf, isEditionCode } from '../editions/index.ts'
import { openDatabases } from '../server/database/open.ts'
import { loadDemo } from '../server/demo/index.ts'
import { readSettings } from '../server/settings.ts'

// Fills a new database with as much demo data as asked: npm run demo -- --tutors 100000 --orders 200000 --edition kz
if (existsSync('.env')) process.loadEnvFile()
const settings = readSettings()
const { values } = parseArgs({ options: { tutors: { type: 'string' }, orders: { type: 'string' }, edition: { type: 'string' } } })
const code = values.edition ?? settings.defaultEdition
const tutors = whole('tutors', 60)
const orders = whole('orders', 80)
if (!isEditionCode(code)) refuse(`--edition: ${code} is not an edition.`)
if (settings.mode === 'production') refuse('Demo data is never loaded in production mode.')

/** Share of a large set's orders that have a review. */
const REVIEWED = 0.4

const from = performance.now()
let isFilled = false
const databases = await openDatabases(
  { ...settings, editions: [code], defaultEdition: code },
  {
    say: console.log,
    fill: async (database) => {
      await loadDemo(database, editionOf(code), {
        settings,
        say: console.log,
        ...(tutors && { tutors }),
        ...(orders && { orders, reviews: Math.round(orders * REVIEWED) }),
      })
      isFilled = true
    },
  },
)
await databases.ready.finally(() => databases.close())
if (!isFilled) refuse(`The database of ${code} is there already. Name a new place for this one: DATA_DIR=.data-large npm run demo -- …`)
console.log(`Done in ${((performance.now() - from) / 1000).toFixed(1)} s.`)

/** A count given on the command line, undefined when it was not. */
function whole(name: 'tutors' | 'orders', least: number): number | undefined {
  const given = values[name]
  if (given === undefined) return undefined
  if (!/^\d{1,8}$/.test(given) || Number(given) < least) refuse(`--${name}: give a whole number from ${least}.`)
  return Number(given)
}

function refuse(line: string): never {
  console.error(line)
  process.exit(1)
}
