import type { Sex } from './phrase.ts'
import type { Random } from './random.ts'

const backgrounds = [
  '#d9e4dc',
  '#e7dccb',
  '#dbe2ea',
  '#e6dfd0',
  '#e9dcd9',
  '#dde5d6',
  '#e3dcea',
  '#d6e3e6',
  '#efe3c8',
  '#dcdfe4',
  '#e8d9e0',
  '#d3ded1',
]
const clothes = [
  '#2f5d50',
  '#3b4a63',
  '#8a4b3c',
  '#4a5a3d',
  '#46506b',
  '#6b4a2d',
  '#5a4a70',
  '#2e5f6e',
  '#7a3b52',
  '#3f3f46',
  '#a4643c',
  '#37614f',
  '#c9b79c',
]
/** Skin with the tone of its shadow. */
const skins = [
  ['#eecbb0', '#dfb596'],
  ['#ecc7a8', '#dcb08c'],
  ['#e3b896', '#d2a37e'],
  ['#e0b592', '#cfa07b'],
  ['#d9aa85', '#c6956f'],
  ['#d7a57f', '#c48f68'],
  ['#c68f66', '#b17a52'],
  ['#a8714b', '#935e3a'],
  ['#8a5a3b', '#774a2e'],
] as const
const darkHairs = ['#2c211b', '#1f1b19', '#33291f', '#3b2a20', '#4a3626', '#77777a']
const hairs = [...darkHairs, '#5b3a24', '#7a4a26', '#6b4a2d', '#8c5a2b', '#b08146', '#c9c2b8', '#6e3420']
const scarves = ['#7d8fa8', '#a06a6a', '#6f8a78', '#b59b6a', '#8b7aa5', '#4f6d7a']

interface Face {
  background: string
  cloth: string
  skin: string
  shade: string
  hair: string
}
type Draw = (face: Face) => string

const shape = (fill: string, path: string) => `<path fill="${fill}" d="${path}"/>`
const line = (stroke: string, path: string, width = 1.6) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" d="${path}"/>`

/** Hair that lies behind the head, and hair before it. */
interface Hair {
  back: Draw
  front: Draw
}
const nothing: Draw = () => ''
const cap: Draw = ({ hair }) => shape(hair, 'M31 42c-1-17 7-24 17-24s18 7 17 24c-3-9-7-13-17-13s-14 4-17 13z')
const parting: Draw = ({ hair }) => shape(hair, 'M32 42c1-13 8-19 16-19s15 6 16 19c-7-2-11-6-13-11-4 6-11 10-19 11z')
const swept: Draw = ({ hair }) => shape(hair, 'M31 43c-1-17 7-24 17-24s18 7 17 24c-4-7-9-11-17-12-8 1-13 5-17 12z')
const fringe: Draw = ({ hair }) => shape(hair, 'M31 43c0-15 7-24 17-24s17 9 17 24c-2-5-4-7-6-8H37c-2 1-4 3-6 8z')
const crop: Draw = ({ hair }) => shape(hair, 'M32 38c0-13 7-19 16-19s16 6 16 19c-3-6-8-9-16-9s-13 3-16 9z')
const quiff: Draw = ({ hair }) => shape(hair, 'M31 41c-2-13 5-21 12-23 9-2 22 2 22 14 0 4 0 6-1 9-2-6-4-9-7-10-8 2-18 0-21-1-3 3-4 6-5 11z')
const receding: Draw = ({ hair }) => shape(hair, 'M31 44c-1-8 1-13 4-16 1 4 0 7-1 9-1 3-2 5-3 7zM65 44c1-8-1-13-4-16-1 4 0 7 1 9 1 3 2 5 3 7z')
const curls: Draw = ({ hair }) =>
  [
    [34, 33],
    [39, 26],
    [48, 23],
    [57, 26],
    [62, 33],
    [32, 40],
    [64, 40],
  ]
    .map(([x, y]) => `<circle fill="${hair}" cx="${x}" cy="${y}" r="7"/>`)
    .join('')

const women: readonly Hair[] = [
  { back: ({ hair }) => shape(hair, 'M28 74V43c0-17 9-26 20-26s20 9 20 26v31z'), front: parting },
  { back: ({ hair }) => shape(hair, 'M28 62V43c0-17 9-26 20-26s20 9 20 26v19c-4 4-9 4-9 4H37s-5 0-9-4z'), front: fringe },
  { back: ({ hair }) => `<circle fill="${hair}" cx="48" cy="16" r="8"/>`, front: swept },
  {
    back: ({ hair }) => shape(hair, 'M27 80c-3-18 0-30 1-37 1-16 9-26 20-26s19 10 20 26c1 7 4 19 1 37-6-6-6-14-8-20H35c-2 6-2 14-8 20z'),
    front: swept,
  },
  { back: ({ hair }) => shape(hair, 'M60 26c12 2 14 16 12 30-1 8-4 12-8 14 2-12-1-30-4-44z'), front: parting },
  { back: ({ hair }) => shape(hair, 'M27 58c-4-8-2-14 1-18 1-14 9-22 20-22s19 8 20 22c3 4 5 10 1 18-5 8-11 8-13 8H40s-8 0-13-8z'), front: curls },
]
const men: readonly Hair[] = [cap, crop, quiff, swept, receding, curls].map((front) => ({ back: nothing, front }))

const stubble: Draw = ({ hair }) => `<g opacity=".35">${shape(hair, 'M33 46c0 15 6 21 15 21s15-6 15-21c-2 7-7 8-15 8s-13-1-15-8z')}</g>`
const beard: Draw = ({ hair }) => shape(hair, 'M33 46c0 15 6 21 15 21s15-6 15-21c-2 7-7 8-15 8s-13-1-15-8z')
const moustache: Draw = ({ hair }) => shape(hair, 'M40 53c2-3 6-3 8-1 2-2 6-2 8 1-3 2-6 2-8 0-2 2-5 2-8 0z')

const collars: readonly Draw[] = [
  nothing,
  ({ background }) => shape(background, 'M40 70l8 9 8-9 3 2-11 14-11-14z'),
  ({ shade }) => shape(shade, 'M39 70c3 7 15 7 18 0l2 1c-3 10-19 10-22 0z'),
  ({ background }) => line(background, 'M37 72c4 9 18 9 22 0', 3),
]

const round = '#39404a'
const roundGlasses: Draw = () =>
  `<g fill="none" stroke="${round}" stroke-width="1.6"><circle cx="41.5" cy="44" r="4.8"/><circle cx="54.5" cy="44" r="4.8"/></g>${line(round, 'M46.3 43.5h3.4')}`
const squareGlasses: Draw = () =>
  `<g fill="none" stroke="${round}" stroke-width="1.6"><rect x="36.5" y="40" width="9.6" height="7.6" rx="2"/><rect x="49.9" y="40" width="9.6" height="7.6" rx="2"/></g>${line(round, 'M46.1 43h3.8')}`

const scarf = (color: string): Hair => ({
  back: () => shape(color, 'M26 78c-2-12 0-24 1-34 1-18 10-28 21-28s20 10 21 28c1 10 3 22 1 34-7 8-37 8-44 0z'),
  front: () =>
    shape(color, 'M29 46c-1-19 8-29 19-29s20 10 19 29c-1 8-3 14-7 19 3-6 4-12 4-19 0-14-6-21-16-21s-16 7-16 21c0 7 1 13 4 19-4-5-6-11-7-19z'),
})

/** From which skin of the list to which, 0 the lightest and 8 the darkest. */
export type Tones = readonly [lightest: number, darkest: number]

/** A drawn head and shoulders as SVG, made of shapes. Its likeness follows the chance alone; no living person is meant. */
export function portrait(sex: Sex, tones: Tones, random: Random): string {
  const tone = random.int(...tones)
  const [skin, shade] = skins[tone] ?? skins[0]
  const face: Face = {
    background: random.pick(backgrounds),
    cloth: random.pick(clothes),
    skin,
    shade,
    hair: random.pick(tone > 4 ? darkHairs : hairs),
  }
  const hair = sex === 2 ? (random.chance(0.12) ? scarf(random.pick(scarves)) : random.pick(women)) : random.pick(men)
  const chin = sex === 1 ? random.pick([nothing, nothing, nothing, beard, stubble, moustache]) : nothing
  const glasses = random.chance(0.28) ? random.pick([roundGlasses, squareGlasses]) : nothing
  const features = [
    `<ellipse fill="${round}" cx="41.5" cy="44" rx="1.5" ry="1.8"/><ellipse fill="${round}" cx="54.5" cy="44" rx="1.5" ry="1.8"/>`,
    line(face.hair, 'M38.6 39.6q3-1.8 5.8-.4M51.6 39.2q2.8-1.4 5.8.4', 1.4),
    line(face.shade, 'M48 45.5v4.2q-.8.8-1.8.6', 1.4),
    line('#a65a4e', random.pick(['M43.5 55q4.5 3.4 9 0', 'M44 55.4q4 2.2 8 0', 'M43 54.6q5 4.6 10 0']), 1.6),
  ]
  const parts = [
    shape(face.background, 'M0 0h96v96H0z'),
    hair.back(face),
    shape(face.cloth, 'M10 96c2-19 17-27 38-27s36 8 38 27z'),
    shape(face.shade, 'M41 56h14v14c-4 5-10 5-14 0z'),
    random.pick(collars)(face),
    `<ellipse fill="${face.skin}" cx="48" cy="43" rx="15.5" ry="19"/>`,
    chin(face),
    ...features,
    hair.front(face),
    glasses(face),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 96 96">${parts.join('')}</svg>`
}
