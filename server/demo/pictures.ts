import { keepImage, type Picture } from '../files/pictures.ts'
import { sharp } from '../files/sharp.ts'
import type { Shelf } from '../files/shelf.ts'
import type { Field } from '../reference/seed/types.ts'

const INK = '#2a2422'
/** A drawn thing: its paint within a line of the pen. */
const thing = (fill: string, path: string, width = 7) =>
  `<path fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`
const line = (stroke: string, path: string, width = 7) => thing('none', path, width).replace(INK, stroke)
const area = (fill: string, path: string) => `<path fill="${fill}" d="${path}"/>`

const desk = (fill: string) => `${area(fill, 'M0 690H1200V900H0z')}${line(INK, 'M0 690H1200')}`
const cup = (fill: string, x: number) =>
  thing(fill, `M${x} 590h90v70a30 30 0 0 1-30 30h-30a30 30 0 0 1-30-30zM${x + 90} 608h18a20 20 0 0 1 0 46h-18`) +
  line(INK, `M${x + 30} 566q-12-20 0-38M${x + 60} 566q-12-20 0-38`, 5)
const book = (fill: string, x: number, y: number, width: number) =>
  `${thing(fill, `M${x} ${y}h${width}a10 10 0 0 1 10 10v36a10 10 0 0 1-10 10H${x}q-18-28 0-56z`)}${thing('#f7f3ea', `M${x + 6} ${y + 13}h${width - 4}v30H${x + 6}q-9-15 0-30z`, 5)}`
const plant = (x: number, fill: string) =>
  `${thing(fill, `M${x} 560c-70-30-90-110-76-180 60 30 90 90 76 180zM${x} 560c-10-90 20-150 84-180 14 76-14 150-84 180zM${x} 560c-44-80-40-170 0-240 40 70 44 160 0 240z`)}${thing('#c98b5e', `M${x - 62} 560h124l-16 130h-92z`)}`

interface Scene {
  /** What is taught where it hangs. */
  fields: readonly Field[]
  ground: string
  things: string
}

/** A drawn scene, kept as a picture. */
export interface DemoPicture {
  fields: readonly Field[]
  picture: Picture
}

const every: readonly Field[] = ['exact', 'language', 'school', 'children', 'art']

/** What stands beside the words of tutors and of news; all that matters lies in the middle, which cards cut out. */
const scenes: readonly Scene[] = [
  // a laptop with a lesson on it
  {
    fields: every,
    ground: '#dbe6de',
    things: `${desk('#c3d6c9')}${thing('#fbf8f1', 'M370 290h460a20 20 0 0 1 20 20v300H350V310a20 20 0 0 1 20-20z')}${thing('#eadfce', 'M300 610h600v26a54 54 0 0 1-54 54H354a54 54 0 0 1-54-54z')}${thing('#e3b48f', 'M578 470h44v60h-44z', 5)}${thing('#efc7a6', 'M600 372a58 58 0 1 1-.1 0z')}${thing('#2f6b57', 'M490 610c0-70 40-110 110-110s110 40 110 110z')}${thing('#4c3322', 'M538 420c0-50 30-76 62-76s62 26 62 76c-20-30-40-40-62-40s-42 10-62 40z')}${line('#a9c2b1', 'M400 350h70M400 386h50M730 350h70M750 386h50')}${cup('#d9a441', 960)}${plant(180, '#7a9b78')}`,
  },
  // a board with a triangle in its circle
  {
    fields: ['exact'],
    ground: '#eadfce',
    things: `${thing('#2f5d50', 'M190 150h820v470H190z', 18)}${line('#f3efe4', 'M470 500h260L600 260zM600 235a158 158 0 1 1-.1 0z', 8)}${line('#cfe0d4', 'M270 260h90M270 310h60M270 360h80M860 300q30-60 60 0t60 0M860 400h80M900 360v80', 8)}${thing('#b98a55', 'M150 620h900v36H150z')}${thing('#f7f3ea', 'M520 596h90v24h-90z')}${thing('#e7b75f', 'M640 600h50v20h-50z')}${desk('#dccdb5')}`,
  },
  // books, and an apple
  {
    fields: ['language', 'school', 'children'],
    ground: '#dde4ec',
    things: `${desk('#bccad9')}${book('#3d5a80', 380, 634, 430)}${book('#b5573f', 410, 578, 380)}${book('#2f6b57', 370, 522, 420)}${book('#d9a441', 430, 466, 330)}${thing('#c8553d', 'M600 466c-70 0-84-110-28-124 14-4 20 4 28 4s14-8 28-4c56 14 42 124-28 124z')}${thing('#7a9b78', 'M604 340c0-34 20-50 50-50 0 34-20 50-50 50z')}${line(INK, 'M600 346q-2-20-10-34')}${thing('#f3efe4', 'M880 560h90l-14 130h-62z')}${line('#b5573f', 'M900 560l-14-150', 12)}${line('#2f6b57', 'M926 560V390', 12)}${line('#3d5a80', 'M950 560l20-140', 12)}${plant(230, '#7a9b78')}`,
  },
  // a globe by the window
  {
    fields: ['language', 'school'],
    ground: '#f0e5cc',
    things: `${thing('#fbf8f1', 'M330 120h540v440H330z', 10)}${area('#dbe6de', 'M338 420c90-90 180-70 260-20 90-70 180-50 264-10v162H338z')}${line(INK, 'M600 120v440M330 330h540', 8)}${desk('#e0cfa4')}${thing('#8fb3c0', 'M600 330a150 150 0 1 1-.1 0z')}${thing('#7a9b78', 'M520 400c40-30 80 0 60 40s-70 30-50 80c-50-10-70-80-10-120zM640 380c50 10 80 60 70 110-40 10-50-30-80-30s-20-60 10-80z', 5)}${line(INK, 'M600 630v36M500 690q100-50 200 0M478 356a190 190 0 0 0 244 262')}${cup('#b5573f', 900)}${book('#3d5a80', 200, 634, 190)}`,
  },
  // a staff with notes, and a guitar
  {
    fields: ['art'],
    ground: '#e4dfeb',
    things: `${line('#9d90b5', 'M150 260h900M150 310h900M150 360h900M150 410h900M150 460h900', 6)}${thing(INK, 'M300 470a34 26 0 1 1-.1-1zM470 420a34 26 0 1 1-.1-1z')}${line(INK, 'M300 470V270l170-50v200', 10)}${desk('#cfc5de')}${thing('#c98b5e', 'M740 690c-90 0-120-60-100-110 14-34 50-30 60-70 10-44 40-60 70-60s60 16 70 60c10 40 46 36 60 70 20 50-10 110-100 110z')}${thing('#4c3322', 'M770 560a34 34 0 1 1-.1 0z')}${thing('#7a5a3c', 'M754 560V190h32v370z')}${thing('#7a5a3c', 'M744 120h52v76h-52z')}${line(INK, 'M730 640h80', 9)}`,
  },
  // a landscape on its easel, and brushes
  {
    fields: ['art'],
    ground: '#e9e3d3',
    things: `${desk('#d3c8ac')}${line('#7a5a3c', 'M600 110v110M470 690l80-180M730 690l-80-180', 16)}${thing('#fbf8f1', 'M370 170h460v340H370z', 10)}${area('#cfe0e6', 'M378 178h444v240H378z')}${area('#d9a441', 'M720 220a38 38 0 1 1-.1 0z')}${area('#7a9b78', 'M378 400l120-110 90 80 100-120 134 150v102H378z')}${area('#2f6b57', 'M378 450q110-60 220 0t224-10v62H378z')}${thing('#b98a55', 'M350 510h500v30H350z')}${thing('#f3efe4', 'M910 560h100l-16 130h-68z')}${line('#7a5a3c', 'M935 560l-20-150M960 560V390M985 560l26-140', 10)}${thing('#b5573f', 'M905 420l-6-50 24 44zM950 400q0-40 10-60 10 20 10 60zM1003 430l18-50 2 56z', 5)}${thing('#c98b5e', 'M190 640c0-50 60-80 120-70s70 60 20 80-20 40-70 40-70-20-70-50z')}${area('#b5573f', 'M250 610a16 14 0 1 1-.1 0z')}${area('#3d5a80', 'M296 606a16 14 0 1 1-.1 0z')}${area('#d9a441', 'M240 634a16 14 0 1 1-.1 0z')}`,
  },
  // a page of an exercise book, with a pencil
  {
    fields: ['exact', 'language', 'school', 'children'],
    ground: '#eadedb',
    things: `${thing('#fbf8f1', 'M340 170l480-20 30 560-480 20z')}${line('#d5c3bd', 'M400 270l390-16M404 340l390-16M408 410l390-16M412 480l390-16M416 550l390-16M420 620l390-16', 5)}${line('#3d5a80', 'M420 262c30-50 50-50 40 0M480 260l60-2M420 334c40-60 70-50 30 0s40 0 60-10M560 322l50-46 20 44M430 402h80M540 400a26 26 0 1 1 1 1', 8)}${line('#b5573f', 'M640 470l30 40 90-110', 11)}${thing('#e7b75f', 'M900 260l50 24-150 330-60 44 10-68z')}${thing('#f3dcc0', 'M750 590l50 24-60 44z')}${thing('#c98474', 'M900 260l18-38 50 24-18 38z')}`,
  },
  // blocks of letters and of numbers
  {
    fields: ['children'],
    ground: '#d9e6e8',
    things: `${desk('#bcd2d6')}${thing('#3d5a80', 'M330 690V530h160v160zM520 690V530h160v160zM710 690V530h160v160z')}${thing('#d9a441', 'M425 530V370h160v160z')}${thing('#b5573f', 'M615 530V370h160v160z')}${thing('#2f6b57', 'M520 370V210h160v160z')}${line('#fbf8f1', 'M390 585v56M375 600l15-15M570 590q30-20 36 6t-36 46h40M770 588q40-10 36 14-4 12-20 10 24 0 22 18-6 18-40 8', 9)}${line('#fbf8f1', 'M480 480l25-60 25 60M488 460h34M672 420v60M672 420q50-4 44 16-4 14-44 14 52-2 50 16-4 16-50 14M625 262q-50-4-50 28t50 30', 9)}`,
  },
  // two who talk
  {
    fields: every,
    ground: '#e2e5d6',
    things: `${desk('#c9cfb4')}${thing('#2f6b57', 'M250 690c0-110 50-170 130-170s130 60 130 170z')}${thing('#e3b48f', 'M350 490h60v60h-60z', 5)}${thing('#efc7a6', 'M380 340a86 86 0 1 1-.1 0z')}${thing('#4c3322', 'M292 420c0-70 40-104 88-104s88 34 88 104c-20-40-50-50-88-50s-68 10-88 50z')}${thing('#b5573f', 'M690 690c0-110 50-170 130-170s130 60 130 170z')}${thing('#c48f68', 'M790 490h60v60h-60z', 5)}${thing('#dda97f', 'M820 340a86 86 0 1 1-.1 0z')}${thing('#211a17', 'M730 520c-20-120 10-204 90-204s110 84 90 204c-14-40-20-70-24-110-40 0-100-10-128-30-2 60-14 100-28 140z')}${thing('#fbf8f1', 'M480 170h240a24 24 0 0 1 24 24v96a24 24 0 0 1-24 24H580l-60 50v-50h-40a24 24 0 0 1-24-24v-96a24 24 0 0 1 24-24z')}${line('#2f6b57', 'M500 220h200M500 262h130')}${book('#3d5a80', 540, 634, 120)}`,
  },
]

/** Draws the pictures of ads, posts and news among the uploads. */
export function drawPictures(uploads: Shelf): Promise<DemoPicture[]> {
  const draw = async ({ fields, ground, things }: Scene) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="750" viewBox="0 0 1200 900">${area(ground, 'M0 0H1200V900H0z')}${things}</svg>`
    return { fields, picture: await keepImage(uploads, sharp(Buffer.from(svg))) }
  }
  return Promise.all(scenes.map(draw))
}

/** Those that hang where this is taught. */
export const picturesOf = (field: Field, drawn: readonly DemoPicture[]): Picture[] =>
  drawn.flatMap(({ fields, picture }) => (fields.includes(field) ? [picture] : []))
