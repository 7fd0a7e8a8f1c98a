import { describe, expect, test } from 'vitest'
import { type Colours, dark, light, tokensCss } from '../../theme/tokens.ts'

/** Relative luminance of WCAG 2. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

type Pair = readonly [keyof Colours, keyof Colours]

const texts: Pair[] = [
  ['ink', 'ground'],
  ['ink', 'surface'],
  ['ink-2', 'ground'],
  ['ink-2', 'surface'],
  ['ink-2', 'sunk'],
  ['ink-2', 'accent-soft'],
  ['ink-2', 'mark-soft'],
  ['accent', 'ground'],
  ['accent', 'surface'],
  ['accent', 'accent-soft'],
  ['accent', 'accent-tint'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-mark', 'mark'],
  ['mark-ink', 'mark-soft'],
  ['bad', 'surface'],
  ['bad', 'bad-soft'],
  ['on-bad', 'bad'],
  ['info', 'info-soft'],
  ['school', 'school-soft'],
  ['mute', 'mute-soft'],
  ['ground', 'ink'],
]

const signs: Pair[] = [
  ['edge', 'ground'],
  ['edge', 'surface'],
  ['star', 'ground'],
  ['star', 'surface'],
  ['focus', 'surface'],
]

describe.each([
  ['light', light],
  ['dark', dark],
])('in %s', (_, colours: Colours) => {
  test.each(texts)('%s reads on %s', (ink, ground) => expect(contrast(colours[ink], colours[ground])).toBeGreaterThanOrEqual(4.5))
  test.each(signs)('%s is seen on %s', (sign, ground) => expect(contrast(colours[sign], colours[ground])).toBeGreaterThanOrEqual(3))
})

test('dark states every colour of light', () => expect(Object.keys(dark)).toEqual(Object.keys(light)))

test('the CSS has light by default, dark by the system or by data-theme, and its braces pair up', () => {
  const css = tokensCss()
  expect(css).toContain(`:root,[data-theme=light]{color-scheme:light;--ground:${light.ground}`)
  expect(css).toContain(`@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;--ground:${dark.ground}`)
  expect(css).toContain(`[data-theme=dark]{color-scheme:dark;--ground:${dark.ground}`)
  expect(css.split('{')).toHaveLength(css.split('}').length)
})
