import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { keepImage, type Picture } from '../files/pictures.ts'

const line = (stroke: string, path: string) => `<path fill="none" stroke="${stroke}" stroke-width="2.5" stroke-linecap="round" d="${path}"/>`

/** A graph, a triangle in its circle, a page of a book, blocks, a staff with notes: what tutors put beside their words. */
const drawings: readonly { ground: string; shapes: string }[] = [
  { ground: '#e6dfd0', shapes: line('#3b4a63', 'M18 74V16M18 74h88M22 70c20-4 26-46 44-46s22 22 38 20') },
  { ground: '#d9e4dc', shapes: line('#2f5d50', 'M24 66h72L60 16zM60 10a35 35 0 1 0 .1 0z') },
  {
    ground: '#e9dcd9',
    shapes: line(
      '#7a4a26',
      'M60 24c-10-8-26-8-40-4v50c14-4 30-4 40 4 10-8 26-8 40-4V20c-14-4-30-4-40 4zM60 24v50M28 32h22M28 42h22M70 32h22M70 42h22',
    ),
  },
  { ground: '#dbe2ea', shapes: line('#46506b', 'M24 74V50h24v24zM48 74V50h24v24zM72 74V50h24v24zM36 50V26h24v24zM60 50V26h24v24z') },
  { ground: '#efe3c8', shapes: line('#5a4a70', 'M14 30h92M14 40h92M14 50h92M14 60h92M40 62V34l36-8v30M40 62a6 5 0 1 1-.1-2M76 56a6 5 0 1 1-.1-2') },
]

/** Draws the pictures of ads and posts into the folder of uploads. */
export function drawPictures(folder: string): Promise<Picture[]> {
  mkdirSync(folder, { recursive: true })
  const draw = ({ ground, shapes }: (typeof drawings)[number]) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 120 90"><path fill="${ground}" d="M0 0h120v90H0z"/>${shapes}</svg>`
    return keepImage(folder, sharp(Buffer.from(svg)))
  }
  return Promise.all(drawings.map(draw))
}
