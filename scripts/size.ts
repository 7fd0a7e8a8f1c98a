import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeMachine } from './measure/machine.ts'
import { startProduct } from './measure/product.ts'
import { report } from './measure/report.ts'
import { openBrowser } from './size/browser.ts'
import { measurePanel } from './size/panel.ts'
import { measureCabinets, measurePages } from './size/site.ts'

// What pages weigh, gzip, as a browser loads them from the started product; ends with 1 when a budget is missed.
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const build = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })
if (build.status !== 0) process.exit(build.status ?? 1)

const folder = join(import.meta.dirname, '../.data/size')
const product = await startProduct(folder, { EDITIONS: 'kz', JOBS: 'off' })
const browser = await openBrowser(product.origin)
try {
  const pages = await measurePages(browser, product.origin)
  const cabinets = await measureCabinets(browser)
  const panel = await measurePanel(browser)
  report({ machine: describeMachine() }, [...pages, ...cabinets, ...panel], values.json)
} finally {
  await browser.close()
  await product.stop()
}
