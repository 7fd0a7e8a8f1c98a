import { dot, line, shape } from './portrait-line.ts'
import type { Random } from './random.ts'

/** Wall, and what is drawn on it from weak to strong. */
type Wall = readonly [wall: string, weak: string, strong: string]
const walls: readonly Wall[] = [
  ['#dbe6de', '#c8d8cd', '#a9c2b1'],
  ['#eadfce', '#dccdb5', '#c6b08d'],
  ['#dde4ec', '#cad5e1', '#a7b9cb'],
  ['#eadedb', '#dccac5', '#c7a9a1'],
  ['#e4dfeb', '#d4cce0', '#b6aac9'],
  ['#d9e6e8', '#c5d8db', '#a0bfc5'],
  ['#f0e5cc', '#e4d4af', '#cfb67f'],
  ['#e2e5d6', '#d1d6bf', '#b3bb97'],
]

const books = ([, weak, strong]: Wall, random: Random) => {
  const row = (bottom: number) => {
    let x = -60
    let drawn = ''
    while (x < 780) {
      const width = random.int(26, 54)
      const height = random.int(110, 168)
      if (random.chance(0.86)) drawn += `<path fill="${random.chance(0.4) ? strong : weak}" d="M${x} ${bottom}v${-height}h${width - 6}v${height}z"/>`
      x += width
    }
    return `${drawn}${shape(strong, `M-60 ${bottom}H780v12H-60z`)}`
  }
  return row(128) + row(330) + row(532)
}
const window_ = ([, weak, strong]: Wall, random: Random) => {
  const x = random.pick([-30, 380])
  return `${shape('#f7f6f0', `M${x} -60h330v430h-330z`)}${shape(weak, `M${x} 260c80-70 160-50 200-20 50-50 100-30 130-10v140h-330z`)}${line(strong, `M${x} -60v430h330V-60M${x + 165} -60v430M${x} 130h330`, 12)}${line(strong, `M${x - 24} 376h378`, 16)}`
}
const leaf = (x: number, y: number, turn: number, size: number) =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="M0 0C-34-40-34-110 0-160 34-110 34-40 0 0z"/>`
const plant = ([, weak, strong]: Wall, random: Random) => {
  const x = random.pick([30, 676])
  const side = x < 300 ? 1 : -1
  const leaves = [-58, -30, -4, 24, 52].map((turn, n) => leaf(x, 620, turn * side, 1.5 + (n % 2) * 0.8)).join('')
  return `${dot(weak, 352, 330, 300)}<g fill="${strong}">${leaves}</g>`
}
const frames = ([, weak, strong]: Wall, random: Random) => {
  const [x, y] = [random.int(-10, 30), random.int(0, 50)]
  return `${shape('#f7f6f0', `M${x} ${y}h150v190h-150z`)}${line(strong, `M${x} ${y}h150v190h-150z`, 11)}${shape(weak, `M${x + 22} ${y + 160}l44-70 34 44 20-26 22 52z`)}${shape('#f7f6f0', `M580 ${y + 30}h140v140h-140z`)}${line(strong, `M580 ${y + 30}h140v140h-140z`, 11)}${dot(weak, 650, y + 100, 38)}`
}
const board = ([, weak, strong]: Wall, random: Random) =>
  `${shape(strong, 'M-60 -60h820v470h-820z')}${line('#f7f6f0', random.pick(['M20 60h90M20 110c30-30 50 30 80 0M24 170h60M560 50v120h140M566 160c30-90 60-110 120-112', 'M20 50l60 120M80 50L20 170M110 110h50M580 60h90M580 100h60M590 150c20-20 40 20 60 0s40 20 56 0', 'M20 160c30-130 60-130 90 0M10 160h120M590 50c-30 40-30 80 0 120M670 50c30 40 30 80 0 120M630 90v40']), 9)}${line(weak, 'M-60 410h820', 18)}`
const sun = ([, weak, strong]: Wall, random: Random) =>
  `${dot(weak, 352, 340, 320)}${line(strong, random.pick(['M40 90h50M65 65v50', 'M640 110h44M662 88v44', 'M70 130a22 22 0 1 0 1 0z']), 9)}`
const arches = ([, weak, strong]: Wall) =>
  `${shape(weak, 'M60 780V340a292 292 0 0 1 584 0v440z')}${line(strong, 'M20 780V340a332 332 0 0 1 664 0v440', 8)}`
const hills = ([, weak, strong]: Wall, random: Random) =>
  `${dot('#f7f6f0', random.pick([110, 600]), 130, 70)}${shape(weak, 'M-60 430c120-120 260-110 380-30 130-110 300-120 460 10v400H-60z')}${shape(strong, 'M-60 560c160-80 320-70 420-20 140-60 280-50 420 10v300H-60z', 0.6)}`
const lamp = ([, weak, strong]: Wall, random: Random) => {
  const x = random.pick([50, 650])
  return `${shape('#fbf6e4', `M${x - 70} 190L${x - 190} 560h380L${x + 70} 190z`, 0.55)}${line(strong, `M${x} -60V90`, 8)}${shape(strong, `M${x - 80} 190c0-60 40-100 80-100s80 40 80 100z`)}${shape(weak, 'M-60 610H780v200H-60z')}`
}

const rooms = [books, window_, plant, frames, board, sun, arches, hills, lamp]

/** What stands behind a person, in tones of one wall. */
export function room(random: Random): string {
  const wall = random.pick(walls)
  const fill = shape(wall[0], 'M-60-60H780V880H-60z')
  return random.chance(0.1) ? fill : fill + random.pick(rooms)(wall, random)
}
