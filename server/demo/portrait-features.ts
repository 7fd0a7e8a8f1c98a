import type { Sex } from './phrase.ts'
import { dot, drawn, line, shape } from './portrait-line.ts'
import type { Random } from './random.ts'

export interface Features {
  sex: Sex
  age: number
  ink: string
  brow: string
  /** The tone of the skin in its own shade. */
  shade: string
  blush: string
}

const LIPS = ['#b5574f', '#a94a50', '#c0655a', '#9c4a44']

const noses = [
  'M172 146c18 8 20 28-4 31-10 1-18-4-25-9',
  'M167 118c4 18 18 36 18 46 0 16-20 14-32 9',
  'M168 122l18 42c-8 11-22 9-33 6',
  'M164 136c26 6 32 38 3 41-11 1-19-4-25-10',
]

/** Eyes, brows, nose and mouth of a head that looks a little to the side; all friendly. */
export function features(face: Features, random: Random): string {
  const { ink, shade, blush, age } = face
  const low = random.int(-3, 3)
  return [
    `<g transform="translate(315 ${248 + low})">`,
    `<g opacity=".3">${dot(blush, 84, 172, 27, 16)}${dot(blush, 212, 168, 13, 12)}</g>`,
    age > 45 ? wrinkles(shade, age) : '',
    age < 36 && random.chance(0.14) ? freckles(shade) : '',
    eyes(face, random),
    brows(face, random),
    line(ink, random.pick(noses), 10),
    mouth(face, random),
    '</g>',
  ].join('')
}

function eyes({ sex, ink }: Features, random: Random): string {
  const kind = random.weighted({ dots: 6, glad: 1.6, wide: 2.4 })
  const lashes = sex === 2 && random.chance(0.75) ? line(ink, 'M83 101l-11-8M80 110l-13-4M214 101l10-9M217 110l11-5', 6) : ''
  if (kind === 'glad') return line(ink, 'M74 121c6-17 27-18 35-1M194 119c6-16 23-16 30-1', 10)
  if (kind === 'wide')
    return `${shape('#fff', 'M70 116c8-18 34-20 44 0-10 13-34 13-44 0zM191 114c6-17 29-18 36 0-7 12-29 12-36 0z')}${dot(ink, 93, 114, 10, 12)}${dot(ink, 210, 112, 9, 11)}${dot('#fff', 96, 110, 3)}${dot('#fff', 213, 108, 3)}${line(ink, 'M68 116c10-20 37-22 47 0M190 114c6-18 30-19 38 0', 7)}${lashes}`
  return `${dot(ink, 92, 115, 9.5, 14.5)}${dot(ink, 208, 112, 9, 14)}${dot('#fff', 95, 109, 2.6)}${dot('#fff', 211, 106, 2.6)}${lashes}`
}

function brows({ sex, age, brow }: Features, random: Random): string {
  const width = sex === 2 ? random.int(8, 10) : random.int(11, 14) + (age > 55 ? 3 : 0)
  return line(
    brow,
    random.pick([
      'M55 87c13-18 33-26 58-24M191 59c18-2 34 6 45 21',
      'M56 80c18-12 38-14 58-9M191 66c16-8 32-4 46 8',
      'M54 84c16-20 40-25 60-15M191 64c14-11 34-8 46 10',
    ]),
    width,
  )
}

function mouth({ sex, ink }: Features, random: Random): string {
  const lip = random.pick(LIPS)
  const kind = random.weighted({ smile: 4, small: 2, aside: 2, open: 2.4, lips: sex === 2 ? 5 : 0 })
  if (kind === 'open')
    return `${drawn('#7c2f2d', ink, 'M124 214c24 9 52 8 74-4-2 30-18 44-38 43-21-2-33-17-36-39z', 8)}${shape('#fff', 'M133 221c20 6 40 5 57-3-1 7-4 12-8 14-16 4-32 4-44-1z')}`
  if (kind === 'lips')
    return `${shape(lip, 'M128 222c10-8 20-12 26-8 4 3 7 3 11-1 7-4 17-1 28 4-8 24-46 32-65 5z')}${line('#6e2b2c', 'M128 222c20 10 44 8 65-5', 5)}`
  if (kind === 'small') return line(ink, 'M140 225c12 13 35 13 46-2', 10)
  if (kind === 'aside') return line(ink, 'M132 228c18 10 44 6 58-14', 10)
  return line(ink, 'M128 219c14 27 52 28 66-1', 10)
}

/** From the nose to the mouth, later at the outer eye as well. */
const wrinkles = (shade: string, age: number) => line(shade, `M118 188c-8 11-8 22-3 32${age > 54 ? 'M56 114l-13-6M54 125l-15 1' : ''}`, 5.5)

const freckles = (shade: string) =>
  [
    [66, 160],
    [82, 152],
    [98, 164],
    [76, 174],
    [112, 156],
    [206, 152],
    [222, 160],
    [214, 172],
  ]
    .map(([x = 0, y = 0]) => dot(shade, x, y, 3.4))
    .join('')
