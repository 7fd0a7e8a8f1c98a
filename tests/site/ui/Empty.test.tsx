import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { DrawingName } from '../../../site/ui/Drawing.tsx'
import { Empty } from '../../../site/ui/Empty.tsx'

const folder = join(import.meta.dirname, '../../../site/public/img/drawings')
const names = readdirSync(folder).map((file) => file.replace('.svg', ''))

test.each(names)('the drawing %s is told to nobody, keeps its place and weighs less than 2 KB in light and dark', (name) => {
  const { container } = render(<Empty title="Nothing here" drawing={name as DrawingName} />)
  const drawing = container.querySelector('img')
  expect(drawing?.getAttribute('aria-hidden')).toBe('true')
  expect([drawing?.alt, drawing?.width, drawing?.height]).toEqual(['', 200, 140])
  const svg = readFileSync(join(folder, `${name}.svg`), 'utf8')
  expect(svg.length).toBeLessThan(2048)
  expect(svg).toContain('prefers-color-scheme:dark')
})
