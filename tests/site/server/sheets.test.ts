import { describe, expect, test } from 'vitest'
import { sheetNames, sheetsIn, styleOf } from '../../../site/server/sheets.ts'

describe('style sheets', () => {
  test('have names of their own, which begin their classes', () => {
    expect(new Set(sheetNames).size).toBe(sheetNames.length)
    expect(sheetNames.filter((name) => !/^[A-Z]\w*$/.test(name))).toEqual([])
  })

  test('are found by the classes in a page or in code', () => {
    expect(sheetsIn('<button class="Button_root Button_soft">')).toEqual(new Set(['Button']))
    expect(sheetsIn('var e={root:`Combobox_root`},n="Nobody_root"')).toEqual(new Set(['Combobox']))
  })

  test('a page carries the ground and what it shows, components before what is built of them', () => {
    const { text: style, bytes } = styleOf(new Set(['Header', 'Button']))
    expect(bytes.toString()).toBe(style)
    expect(style).toContain('@view-transition')
    expect(style.indexOf('.Button_root')).toBeLessThan(style.indexOf('.Header_root'))
    expect(style).not.toContain('.Combobox_')
  })
})
