import { expect, test } from 'vitest'
import { assetsOf } from '../../../site/server/assets.ts'

test('an entry has the sheets of all that it loads, at once or later', () => {
  const manifest = {
    'cabinet/client.tsx': { file: 'cabinet.js', imports: ['ui'], dynamicImports: ['orders.tsx'] },
    ui: { file: 'ui.js' },
    'orders.tsx': { file: 'orders.js' },
    'pages/main.tsx': { file: 'main.js' },
  }
  const code: Record<string, string> = { 'ui.js': 'a="Button_root"', 'orders.js': 'b="Timeline_root"', 'main.js': 'c="Main_hero"' }
  const { sheets } = assetsOf({ manifest, read: (file) => code[file] ?? '' })
  expect(sheets('cabinet/client.tsx')).toEqual(new Set(['Button', 'Timeline']))
})
