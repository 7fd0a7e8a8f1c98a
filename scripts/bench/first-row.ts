import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { slugs } from '../../panel/slugs.ts'
import { DEMO_STAFF } from '../../server/demo/accounts.ts'
import type { Figure } from '../measure/figure.ts'
import { startProduct } from '../measure/product.ts'
import { openBrowser, type Visitor } from '../size/browser.ts'
import { median } from './timing.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.data/bench/first-row')
const WIDTH = 1440
/** Visits that count, after one that warms the server. */
const VISITS = 9

/**
 * Milliseconds until the order list shows a row, to a browser that has nothing of the panel yet. With `against`, a commit, that of its panel too: visits take
 * turns, and the ratio is what counts.
 */
export async function measureFirstRow(against?: string): Promise<Figure> {
  const here = await openSide(root, 'now')
  const before = against ? await openSide(checkOut(against), 'before') : null
  const times: number[] = []
  const thenTimes: number[] = []
  for (let visit = 0; visit <= VISITS; visit += 1) {
    const [now, then] = [await firstRow(here.visitor), before && (await firstRow(before.visitor))]
    if (visit === 0) continue
    times.push(now)
    if (then !== null) thenTimes.push(then)
  }
  await here.close()
  await before?.close()
  const ms = median(times)
  return {
    name: 'panel: first row of the order list',
    values: [{ is: ms, unit: 'ms' }, ...(against ? [{ is: ms / median(thenTimes), unit: 'x' as const, most: 1.15 }] : [])],
    note: against ? `${Math.round(median(thenTimes))} ms at ${against}, visits in turn` : 'cold; `--against main~1` compares it with a commit',
  }
}

async function openSide(of: string, name: string) {
  const product = await startProduct(join(folder, name), { EDITIONS: 'kz', JOBS: 'off' }, of)
  const browser = await openBrowser(product.origin)
  const visitor = await browser.visitor({ call: '/admin/login', fields: { login: DEMO_STAFF[0]?.email ?? '' } })
  return {
    visitor,
    async close() {
      await browser.close()
      await product.stop()
    },
  }
}

async function firstRow(visitor: Visitor): Promise<number> {
  const { page, close } = await visitor.open(`/panel/${slugs.orders}/`, WIDTH)
  const ms = await page.evaluate(() => (performance.getEntriesByName('first row')[0] as PerformanceMark).startTime)
  await close()
  return ms
}

/** A folder with the product as it was at a commit, its packages and build made by itself. */
function checkOut(commit: string): string {
  const at = join(folder, 'source')
  const run = (command: string, args: string[], cwd = root) => {
    if (spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
  }
  if (!existsSync(at)) run('git', ['worktree', 'add', '--detach', at, commit])
  run('git', ['checkout', '--detach', commit], at)
  run(process.execPath, ['scripts/run.js', 'scripts/build.ts'], at)
  return at
}
