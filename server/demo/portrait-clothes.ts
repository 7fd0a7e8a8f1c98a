import { dot, drawn, line, shape } from './portrait-line.ts'

export interface Clothes {
  cloth: string
  /** What is worn below or with it. */
  second: string
  skin: string
  ink: string
}
type Draw = (clothes: Clothes) => string

const NECK = 'M247 598c33 62 85 101 145 101 58 0 100-35 126-101'

/** Paints over the round collar that the bust is drawn with. */
const over = (fill: string) => line(fill, NECK, 26)

const nothing: Draw = () => ''
const rib: Draw = ({ ink }) => line(ink, 'M222 602c38 80 100 126 170 126 66 0 118-42 148-122', 7)
const stripes: Draw = ({ second }) =>
  [680, 752, 824].map((y) => line(second, `M-60 ${y + 60}C120 ${y - 30} 180 ${y + 46} 392 ${y + 66}S640 ${y - 30} 800 ${y + 60}`, 26)).join('')
const vneck: Draw = ({ skin, ink }) => `${over(skin)}${shape(skin, `${NECK}L394 806z`)}${line(ink, 'M236 590l158 218 138-212', 11)}`
const collar: Draw = ({ cloth, skin, ink, second }) =>
  [
    over(skin),
    shape(skin, `${NECK}L392 752z`),
    line(ink, 'M392 750V1000', 8),
    drawn(cloth, ink, 'M236 586c18 62 74 128 156 164l-58 66c-62-42-116-116-128-204z'),
    drawn(cloth, ink, 'M526 590c-14 62-62 124-134 160l66 60c52-44 96-110 104-186z'),
    dot(second, 412, 812, 7),
  ].join('')
const lapels: Draw = (clothes) => {
  const { cloth, second, ink } = clothes
  return [
    shape(second, `${NECK}l58 20-168 420-170-420z`),
    line(ink, NECK, 11),
    line(ink, 'M392 700V1000', 6),
    drawn(cloth, ink, 'M232 584c-40 12-62 36-66 62l38 70-34 34 210 260c10-90-40-260-148-426z'),
    drawn(cloth, ink, 'M534 590c32 16 52 40 54 62l-34 68 34 30-196 260c-8-90 44-260 142-420z'),
  ].join('')
}
const shirtAndLapels: Draw = (clothes) => {
  const { cloth, second, ink, skin } = clothes
  return [
    shape(second, `${NECK}l58 20-168 420-170-420z`),
    over(skin),
    shape(skin, `${NECK}L392 742z`),
    drawn(second, ink, 'M238 588c22 60 76 118 154 152l-52 58c-54-40-96-100-106-172z', 8),
    drawn(second, ink, 'M526 590c-16 60-64 114-134 150l56 56c46-40 78-96 88-160z', 8),
    drawn(cloth, ink, 'M226 592c-40 12-60 34-64 60l36 64-34 34 214 260c10-90-44-270-152-418z'),
    drawn(cloth, ink, 'M540 596c30 16 50 38 52 58l-34 66 34 30-200 260c-8-90 50-266 148-414z'),
  ].join('')
}
const cardigan: Draw = ({ second, ink }) =>
  [
    shape(second, `${NECK}l34 10-150 440-180-440z`),
    line(ink, NECK, 11),
    line(ink, 'M224 596c40 110 100 220 148 420M544 600c-40 110-110 220-152 416', 11),
    line(ink, 'M192 606c40 120 102 220 148 420M576 616c-42 110-110 220-152 416', 6),
  ].join('')
const turtleneck: Draw = ({ cloth, ink }) =>
  `${over(cloth)}${drawn(cloth, ink, 'M238 606c-6-34 6-58 34-72 56 62 164 66 218 12 30 10 42 34 36 66-60 98-232 96-288-6z')}${line(ink, 'M300 574l-6 62M346 596l-6 66M396 604v68M446 594l6 66M486 576l10 56', 5)}`
const scarf: Draw = ({ second, ink }) =>
  [
    drawn(second, ink, 'M404 700c40 70 44 180 30 320l-104-6c14-110 10-220-10-300z'),
    drawn(second, ink, 'M204 618c-8-52 20-86 60-96 70 72 170 78 238 22 46 10 72 44 62 92-80 118-290 116-360-18z'),
    line(ink, 'M236 600c70 90 220 108 306 20M346 760c6 60 8 120 4 190M390 750c8 60 10 130 4 200', 6),
  ].join('')
const hood: Draw = ({ cloth, ink, second }) =>
  [
    drawn(
      cloth,
      ink,
      'M240 560c-60 16-96 48-98 84 60 70 150 110 252 116-70-40-122-100-154-200zM524 566c54 14 86 44 88 78-50 66-122 108-218 116 64-40 106-104 130-194z',
    ),
    line(second, 'M352 738v120M440 738v104', 12),
  ].join('')
const necklace: Draw = ({ second, ink }) =>
  `${line(second, 'M262 634c30 116 216 124 244 4', 6)}${dot(second, 386, 724, 13)}${line(ink, 'M386 737v1', 2)}`
const bow: Draw = ({ second, ink }) =>
  [
    line(ink, 'M388 760V1000', 6),
    drawn(second, ink, 'M380 742c-14 80-40 130-64 168l60 10c18-60 26-110 22-170zM398 742c22 70 46 120 74 150l-54 26c-22-50-30-110-32-168z', 8),
    drawn(second, ink, 'M386 734c-50-46-106-50-124-26-12 30 50 62 124 42zM392 734c42-48 96-56 116-34 12 30-46 64-116 50z', 8),
    drawn(second, ink, 'M370 726c14-8 28-8 38 0 6 12 4 26-4 34-10 4-22 4-32-2-8-10-8-22-2-32z', 8),
  ].join('')

/** Clothes by name; what lies over the collar of all others is drawn after the neck. */
export const wardrobe = {
  nothing,
  rib,
  stripes,
  vneck,
  collar,
  lapels,
  shirtAndLapels,
  cardigan,
  turtleneck,
  scarf,
  hood,
  necklace,
  bow,
} satisfies Record<string, Draw>
export type Dress = keyof typeof wardrobe

/** Light from the right: the other shoulder lies in shade. */
export const shoulderShade = shape('#000', 'M-100 640C40 600 180 610 232 640 250 760 270 900 262 1100H-100z', 0.1)
