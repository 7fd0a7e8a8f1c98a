import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sex } from './phrase.ts'
import { type Dress, shoulderShade, wardrobe } from './portrait-clothes.ts'
import { features } from './portrait-features.ts'
import { shape } from './portrait-line.ts'
import { room } from './portrait-rooms.ts'
import type { Random } from './random.ts'

/** From which skin of the list to which, 0 the lightest and 8 the darkest. */
export type Tones = readonly [lightest: number, darkest: number]

export interface Person {
  sex: Sex
  age: number
  /** Of the country's people. */
  tones: Tones
}

/** Skin, its shade, and the warmth of its cheeks. */
const skins = [
  ['#f6d9c4', '#e2b79b', '#e59a86'],
  ['#f3d0b5', '#dcad8c', '#e08d76'],
  ['#eec6a5', '#d5a27c', '#d9826a'],
  ['#e7ba94', '#cc966c', '#cf755a'],
  ['#dda97f', '#bf875b', '#c2664a'],
  ['#c98f63', '#aa7046', '#b3593f'],
  ['#b0764c', '#915a34', '#9c4a34'],
  ['#8f5c3a', '#734526', '#82402c'],
  ['#74472d', '#5a331d', '#6b3526'],
] as const

const darkInks = ['#211a17', '#2a201b', '#33261e', '#1d1c20']
const lightInks = [...darkInks, '#3f2b1e', '#4c3322', '#5b3a24', '#6a3f22', '#7a4322']
const grayInks = ['#4d4b4c', '#5b595a', '#454449']
const scarves = ['#4d6878', '#7a4a5c', '#55694c', '#86603c', '#4f4a72', '#7d7368']
const lightHairs = ['#d9b26a', '#c99850', '#e3c58c', '#b4753b', '#a4562c', '#8b5a34', '#6f4a2f']
const grayHairs = ['#d9d6d0', '#c4c1bc', '#e8e5df', '#aeaba8']
const cloths = [
  '#2f6b57',
  '#3d5a80',
  '#b5573f',
  '#d9a441',
  '#7a8f5a',
  '#5f6f94',
  '#8a4f6d',
  '#3f7c85',
  '#c98474',
  '#e8e2d4',
  '#f2ece0',
  '#4a4e57',
  '#6d8fa6',
  '#a86b4c',
  '#92a88a',
  '#cfb28b',
]
const seconds = ['#f4efe4', '#e9dcc6', '#dfe7ec', '#e7b75f', '#c65f4a', '#2f4858', '#9fb8a4']

const women = {
  young: [
    'fringed-bob',
    'straight-bob',
    'long',
    'long-fringe',
    'pageboy',
    'flick',
    'lob',
    'waves',
    'tied-curls',
    'fringe',
    'bun',
    'low-bun',
    'high-curls',
    'long-curls',
    'kerchief',
  ],
  old: ['bun', 'low-bun', 'fringed-bob', 'pageboy', 'tied-curls', 'flick', 'lob', 'waves', 'bun', 'low-bun'],
  dark: ['afro', 'knots', 'plait', 'high-curls', 'long-curls', 'braids', 'kerchief', 'short-dreads'],
}
const men = {
  young: ['crop', 'cropped', 'wavy', 'combed', 'textured', 'quiff', 'undercut', 'curly-top', 'tousled', 'side-part', 'combed', 'side-part', 'bald'],
  old: ['side-part', 'bald-with-sides', 'thin', 'bald', 'combed', 'wavy', 'cropped', 'side-part', 'bald-with-sides'],
  dark: ['twists', 'coils', 'afro', 'crop', 'cropped', 'bald', 'flat-top', 'short-dreads'],
}
/** Drawn with a colour of their own beside the pen's: the only ones that can be fair. */
const fair = new Set(['fringed-bob', 'braids', 'bun', 'low-bun', 'side-part', 'tied-curls', 'bald-with-sides', 'combed'])
const dresses = {
  1: ['nothing', 'rib', 'stripes', 'collar', 'collar', 'lapels', 'shirtAndLapels', 'shirtAndLapels', 'turtleneck', 'hood', 'vneck', 'cardigan'],
  2: ['nothing', 'rib', 'stripes', 'collar', 'lapels', 'shirtAndLapels', 'turtleneck', 'scarf', 'cardigan', 'cardigan', 'necklace', 'vneck', 'bow'],
} as const satisfies Record<Sex, readonly Dress[]>

/** A drawn person, head and shoulders, as SVG. The likeness follows the chance alone; nobody living is meant. */
export function portrait({ sex, age, tones }: Person, random: Random): string {
  const tone = random.int(...tones)
  const [skin, shade, blush] = skins[tone] ?? skins[0]
  const isGray = age > 57 || (age > 47 && random.chance(0.35))
  const hair = hairOf(sex, age, tone, random)
  const isFair = fair.has(hair)
  const pen = isGray && !isFair ? random.pick(grayInks) : random.pick(tone > 3 || isFair ? darkInks : lightInks)
  const ownHair = isGray ? random.pick(grayHairs) : tone > 3 ? '#3d2b20' : random.pick(lightHairs)
  const cloth = random.pick(cloths)
  const second = random.pick(seconds.filter((one) => one !== cloth))
  const ink = '#2a2422'
  const dress = hair === 'headscarf' ? random.pick(['nothing', 'lapels', 'cardigan'] as const) : random.pick(dresses[sex])
  const beard = sex === 1 ? beardOf(age, isFair, random) : null
  const glasses = random.chance(age > 45 ? 0.5 : 0.26) ? random.pick(['square', 'thin-round', 'browline', 'round', 'round']) : null
  const colours = { skin, cloth, ink, hair: ownHair }
  const faceInks = {
    ...colours,
    ink: hair === 'headscarf' ? random.pick(scarves) : pen,
    cloth: hair === 'headscarf' || hair === 'turban' || hair === 'kerchief' ? second : cloth,
  }
  const [body, clothes, outline] = bust()
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="-22 14 740 740" fill-rule="evenodd">',
    `<clipPath id="b"><path d="${body}"/></clipPath><clipPath id="c"><path d="${clothes}"/></clipPath>`,
    room(random),
    shape(skin, body),
    `<g clip-path="url(#b)">${shape(shade, 'M250 520c80 20 180 40 260 0l10 60c-70 60-210 60-280 0z')}</g>`,
    shape(cloth, clothes),
    `<g clip-path="url(#c)">${dress === 'stripes' ? wardrobe.stripes({ cloth, second, skin, ink }) : ''}${shoulderShade}</g>`,
    shape(ink, outline),
    `<g clip-path="url(#b)">${dress === 'stripes' ? '' : wardrobe[dress]({ cloth, second, skin, ink })}</g>`,
    painted(`hair/${hair}`, faceInks),
    features({ sex, age, ink, brow: isGray ? '#6b6866' : pen, shade, blush }, random),
    beard ? painted(`beards/${beard}`, { ...colours, ink: pen }) : '',
    glasses ? painted(`glasses/${glasses}`, colours) : '',
    '</svg>',
  ].join('')
}

function hairOf(sex: Sex, age: number, tone: number, random: Random): string {
  const kinds = sex === 2 ? women : men
  if (sex === 2 && random.chance(0.05)) return 'headscarf'
  if (sex === 1 && tone > 4 && random.chance(0.06)) return 'turban'
  if (tone > 6 && random.chance(0.75)) return random.pick(kinds.dark)
  return random.pick(age > 50 ? kinds.old : kinds.young)
}

function beardOf(age: number, isFair: boolean, random: Random): string | null {
  if (age < 25 || random.chance(0.55)) return null
  return random.pick(
    isFair
      ? ['light-beard', 'light-moustache', 'light-beard']
      : ['short-beard', 'beard', 'goatee', 'round-beard', 'chinstrap', 'moustache', 'short-beard'],
  )
}

type Colours = Record<'skin' | 'hair' | 'cloth' | 'ink', string>

/** A part of `faces/` in these colours. */
const painted = (name: string, colours: Colours) =>
  part(name)
    .replaceAll(/class="(skin|hair|cloth|ink)"/g, (_, of: keyof Colours) => `fill="${colours[of]}"`)
    .replaceAll('stroke="ink"', `stroke="${colours.ink}"`)

const parts = new Map<string, string>()
function part(name: string): string {
  const known = parts.get(name)
  if (known) return known
  const inner = readFileSync(join(import.meta.dirname, 'faces', `${name}.svg`), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  parts.set(name, inner)
  return inner
}

/** Outlines of skin, clothes and pen. */
const bust = () => [...part('bust').matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path) as [string, string, string]
