import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const site = join(import.meta.dirname, '../../../site')

test('no width of a window lies between two forms of a page: all that is below a breakpoint has the form below it', () => {
  const sheets = globSync('**/*.css', { cwd: site })
  expect(sheets.length).toBeGreaterThan(90)
  // a window that is magnified may be 767.5 px wide
  expect(sheets.filter((sheet) => /\(max-width: [\d.]+px\)/.test(readFileSync(join(site, sheet), 'utf8')))).toEqual([])
})
