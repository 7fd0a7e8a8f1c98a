import { expect, test } from 'vitest'
import { assetsOf } from '../../../site/server/assets.ts'

test('an entry has the sheets of what it brings along, and later those of all that it can load', () => {
  const manifest = {
    'cabinet/client.tsx': { file: 'cabinet.js', imports: ['ui'], dynamicImports: ['orders.tsx'] },
    ui: { file: 'ui.js' },
    'orders.tsx': { file: 'orders.js' },
    'pages/main.tsx': { file: 'main.js' },
  }
  const code: Record<string, string> = { 'ui.js': 'a="Button_root"', 'orders.js': 'b="Timeline_root"', 'main.js': 'c="Main_hero"' }
  const { sheets, laterSheets } = assetsOf({ manifest, read: (file) => code[file] ?? '' })
  expect(sheets('cabinet/client.tsx')).toEqual(new Set(['Button']))
  expect(laterSheets('cabinet/client.tsx')).toEqual(new Set(['Button', 'Timeline']))
})
