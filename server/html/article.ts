import { sizesOf } from '../../theme/pictures.ts'
import { textOf } from './text-of.ts'

const WORDS_A_MINUTE = 180
/** As wide as a column of words is. */
const COLUMN = '(min-width: 46rem) 42rem, calc(100vw - 2rem)'

/** Harmless HTML as a page shows it: headings that can be led to, pictures in sizes that load when they are come to, and how long it takes to read. */
export function articleOf(html: string) {
  const contents: { id: string; text: string }[] = []
  const text = html
    .replaceAll(/<h2>(.*?)<\/h2>/gs, (_, heading: string) => {
      const id = `p${contents.length + 1}`
      contents.push({ id, text: textOf(heading) })
      return `<h2 id="${id}">${heading}</h2>`
    })
    .replaceAll(/<img src="([^"]+)"([^>]*?)\s*\/?>/g, (_, url: string, rest: string) => pictureOf(url, rest))
  const words = textOf(html).split(' ').length
  return { text, contents, minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)) }
}

function pictureOf(url: string, rest: string): string {
  const width = Number(/width="(\d+)"/.exec(rest)?.[1] ?? 0)
  const [avif, webp] = [sizesOf({ url, width }, 'avif'), sizesOf({ url, width }, 'webp')]
  const sized = webp ? ` srcset="${webp}" sizes="${COLUMN}"` : ''
  const image = `<img src="${url}"${rest}${sized} loading="lazy" decoding="async">`
  return avif ? `<picture><source type="image/avif" srcset="${avif}" sizes="${COLUMN}">${image}</picture>` : image
}
