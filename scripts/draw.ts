import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { cap } from '../site/ui/icons.ts'
import { type Colours, dark, light } from '../theme/tokens.ts'

// Run `node scripts/draw.ts` after a drawing has changed; what it makes is kept in the repository.
const here = join(import.meta.dirname, '../site/pictures')
const made = join(here, '../public')
const painted = ({ ink, accent, rule, edge, surface, 'accent-tint': tint }: Colours) =>
  `.ink{stroke:${ink}}.accent,.bold{stroke:${accent}}.rule{stroke:${rule}}.edge{stroke:${edge}}.paper{fill:${surface}}.tint{fill:${tint}}`
/** The pen of the drawings of one line, which follow the reader's light or dark as the page does. */
const inks = `<style>path{stroke-width:2}.accent{stroke-width:2.5}.bold{stroke-width:4}${painted(light)}@media(prefers-color-scheme:dark){${painted(dark)}}</style>`
const inked = (file: string) =>
  readFileSync(join(here, file), 'utf8').replace('>', ` fill="none" stroke-linecap="round" stroke-linejoin="round">${inks}`)
const drawing = (name: string) => sharp(readFileSync(join(here, name)), { density: 144 })

await drawing('no_images.svg').png({ palette: true }).toFile(join(made, 'img/no_images.png'))
await sharp(readFileSync(join(here, 'share.svg')))
  .png({ palette: true })
  .toFile(join(made, 'img/share.png'))
await drawing('placeholder-image.svg').webp({ quality: 80 }).toFile(join(made, 'img/placeholder-image.webp'))
writeFileSync(join(made, 'favicon.ico'), icon(await drawing('../public/img/favicon.svg').resize(32, 32).png().toBuffer()))

mkdirSync(join(made, 'img/drawings'), { recursive: true })
for (const name of readdirSync(join(here, 'drawings'))) writeFileSync(join(made, 'img/drawings', name), inked(`drawings/${name}`))
writeFileSync(join(made, 'img/pen-line.svg'), inked('pen-line.svg'))
writeFileSync(join(made, 'img/school.svg'), schoolSign())

await sharp(join(made, 'img/drawings/404.svg'), { density: 144 }).png({ palette: true }).toFile(join(made, 'img/404.png'))

/** The sign of the school as a picture: an icon in its colour. */
function schoolSign(): string {
  const pen = 'width="20" height="20" fill="none" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'
  const style = `<style>path{stroke:${light.school}}@media(prefers-color-scheme:dark){path{stroke:${dark.school}}}</style>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${pen}>${style}<path d="${cap}"/></svg>\n`
}

/** An .ico of one picture of 32 px: its header, its one entry, the PNG itself. */
function icon(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
