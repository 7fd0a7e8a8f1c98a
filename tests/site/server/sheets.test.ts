import { describe, expect, test } from 'vitest'
import { laterStyles } from '../../../site/server/later-styles.ts'
import { sheetNames, sheetsIn, styleOf } from '../../../site/server/sheets.ts'

const later = laterStyles(({ length }) => length.toString(36))

describe('style sheets', () => {
  test('have names of their own, which begin their classes', () => {
    expect(new Set(sheetNames).size).toBe(sheetNames.length)
    expect(sheetNames.filter((name) => !/^[A-Z]\w*$/.test(name))).toEqual([])
  })

  test('are found by the classes in a page or in code', () => {
    expect(sheetsIn('<button class="Button_root Button_soft">')).toEqual(new Set(['Button']))
    expect(sheetsIn('var e={root:`Combobox_root`},n="Nobody_root"')).toEqual(new Set(['Combobox']))
  })

  test('a page carries the ground and what it shows, in the layer of each', () => {
    const style = styleOf(new Set(['Header', 'Button'])).toString()
    expect(style).toContain('@view-transition')
    expect(style).toMatch(/^@layer base,ui,layout,page;@layer base\{.*@layer ui\{.*\.Button_root.*@layer layout\{.*\.Header_root/s)
    expect(style).not.toContain('.Combobox_')
  })

  test('what opens later has its sheets at one address, without the ground, in the same layers', () => {
    const address = later.addressOf(['Dialog', 'Chip', 'Dialog'])
    const [, names = '', version] = address?.match(/^\/styles\/(.*)\.css\?(\w+)$/) ?? []
    const style = later.named(names)
    expect([names, style?.version]).toEqual(['Chip.Dialog', version])
    expect(style?.bytes.toString()).toMatch(/^@layer base,ui,layout,page;@layer ui\{.*\.Chip_root.*\.Dialog_root/s)
    expect(later.addressOf([])).toBeUndefined()
  })

  test.each(['', 'Nobody', 'Chip.', '../sheets', 'Chip.__proto__'])('nothing is a sheet by the name of "%s"', (names) => {
    expect(later.named(names)).toBeNull()
  })
})
