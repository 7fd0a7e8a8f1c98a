import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'

/** Weights that pictures write in. */
export type Weight = 500 | 700

/** A line as it is drawn: wide in pixels, and how to draw it with its base line at a point. */
export interface Line {
  width: number
  at: (x: number, y: number) => string
}

export interface Type {
  size: number
  weight: Weight
}

/** Onest comes in parts, each with some of the letters; DejaVu has what it lacks, Greek and Georgian among them. */
const parts = ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext', 'math', 'symbols']
const fileOf = (name: string) => fileURLToPath(import.meta.resolve(name))
const files: Record<Weight, string[]> = {
  500: [...parts.map((part) => `@fontsource/onest/files/onest-${part}-500-normal.woff2`), 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf'],
  700: [...parts.map((part) => `@fontsource/onest/files/onest-${part}-700-normal.woff2`), 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'],
}
const opened = new Map<string, Font>()

/** Opened when the first letter asks for it. */
function fontAt(name: string): Font {
  const known = opened.get(name) ?? openSync(fileOf(name))
  opened.set(name, known)
  return known
}

const fontOf = (codePoint: number, weight: Weight): Font | undefined => {
  const name = files[weight].find((file) => fontAt(file).hasGlyphForCodePoint(codePoint))
  return name === undefined ? undefined : fontAt(name)
}

/** Nothing that is drawn is longer; a hostile name costs no more than a long one. */
const LONGEST = 400

/** As one line of what can be drawn: no control characters, no turns of direction, spaces once but for those that break no line. */
export const drawable = (text: string): string =>
  [...text.normalize('NFC').slice(0, LONGEST)]
    .map((letter) => (/[^\S\u00a0\u202f]/.test(letter) ? ' ' : letter))
    .filter((letter) => !/\p{C}/u.test(letter))
    .join('')
    .replace(/ +/g, ' ')
    .trim()

/**
 * Outlines of a text, so that it looks the same on a machine without fonts. Letters that no font of ours has are left out. Tightened a little, as large type wants.
 */
export function lineOf(text: string, { size, weight }: Type): Line {
  const runs: { font: Font; text: string }[] = []
  for (const letter of drawable(text)) {
    const font = fontOf(letter.codePointAt(0) ?? 0, weight)
    const last = runs.at(-1)
    if (!font) continue
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  const tight = size >= 40 ? -0.02 * size : 0
  let width = 0
  const glyphs: { outline: ReturnType<Font['layout']>['glyphs'][number]['path']; scale: number; x: number; y: number }[] = []
  for (const { font, text: run } of runs) {
    const scale = size / font.unitsPerEm
    const { glyphs: shapes, positions } = font.layout(run)
    for (const [at, { path }] of shapes.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      glyphs.push({ outline: path, scale, x: width + xOffset * scale, y: yOffset * scale })
      width += xAdvance * scale + tight
    }
  }
  return {
    width: Math.max(0, width - tight),
    at: (x, y) =>
      `<path d="${glyphs
        .map(({ outline, scale, ...place }) =>
          outline
            .scale(scale, -scale)
            .translate(x + place.x, y - place.y)
            .toSVG(),
        )
        .join('')}"/>`,
  }
}

/** Where a line may end: at a space, unless a word of one or two letters stands before it, and behind a hyphen. */
const ENDS = / (?<!(?:^| )\S{1,2} )|(?<=\p{L}-)(?=\p{L})/gu

interface Room {
  width: number
  lines: number
}

/** A text in lines no wider than `width`, at most `lines` of them; the last ends with dots where something is left out. */
export function linesOf(text: string, type: Type, { width, lines }: Room): Line[] {
  const fits = (words: string) => lineOf(words, type).width <= width
  const made: string[] = []
  // a dot between two parts stays with the first
  let rest = drawable(text.replaceAll(' · ', '\u00a0· '))
  while (rest && made.length < lines) {
    const isLast = made.length === lines - 1
    const ends = [...rest.matchAll(ENDS)].map(({ index }) => index)
    const whole = fits(rest) ? rest : ends.map((end) => rest.slice(0, end)).findLast(fits)
    // a word that no line holds goes on in the next
    const line = whole !== undefined && (whole === rest || !isLast) ? whole : shortened(rest, { withDots: isLast, fits })
    made.push(line)
    rest = isLast ? '' : rest.slice(line.length).trim()
  }
  return made.map((line) => lineOf(line, type))
}

/** As much of a text as fits, at least a letter, found by halves. */
function shortened(text: string, { withDots, fits }: { withDots: boolean; fits: (text: string) => boolean }): string {
  const letters = [...text]
  const cut = (length: number) => {
    const kept = letters.slice(0, length).join('')
    return withDots ? `${kept.replace(/[\s,.:;·–-]+$/u, '')}…` : kept
  }
  let [least, most] = [1, letters.length]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(cut(middle))) least = middle
    else most = middle - 1
  }
  return cut(least)
}

/** How far lines of a title stand apart, of their size. */
export const LEADING = 1.17

/** The largest of some sizes in which a text stands whole in its room, else the smallest. */
export function fitted(text: string, weight: Weight, sizes: readonly number[], { width, lines, height }: Room & { height: number }) {
  const roomOf = (size: number) => ({ width, lines: Math.max(1, Math.min(lines, Math.floor(height / (size * LEADING)))) })
  const isWhole = (size: number) => linesOf(text, { size, weight }, { width, lines: lines + 1 }).length <= roomOf(size).lines
  const size = sizes.find(isWhole) ?? sizes.at(-1) ?? 40
  return { size, lines: linesOf(text, { size, weight }, roomOf(size)) }
}
