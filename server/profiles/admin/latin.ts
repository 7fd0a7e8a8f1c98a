import type { Edition } from '../../../editions/index.ts'

type Table = Readonly<Record<string, string>>

const shared: Table = {
  ...{ а: 'a', б: 'b', в: 'v', д: 'd', з: 'z', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f' },
}

/** ISO 9 without the marks over letters, as system B writes it; with the Kazakh letters and the Ukrainian ones. */
const iso9: Table = {
  ...shared,
  ...{ г: 'g', е: 'e', ё: 'yo', ж: 'zh', и: 'i', й: 'j', х: 'x', ц: 'c', ч: 'ch', ш: 'sh', щ: 'shh', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
  ...{ і: 'i', ї: 'yi', є: 'ye', ґ: 'g', ў: 'u', '’': '', ʼ: '' },
  ...{ ә: 'a', ғ: 'g', қ: 'q', ң: 'n', ө: 'o', ұ: 'u', ү: 'u', һ: 'h' },
}

/** The table by which Ukrainian passports are written since 2010. */
const ua2010: Table = {
  ...shared,
  ...{
    г: 'h',
    ґ: 'g',
    е: 'e',
    є: 'ie',
    ж: 'zh',
    и: 'y',
    і: 'i',
    ї: 'i',
    й: 'i',
    х: 'kh',
    ц: 'ts',
    ч: 'ch',
    ш: 'sh',
    щ: 'shch',
    ь: '',
    ю: 'iu',
    я: 'ia',
  },
  ...{ '’': '', ʼ: '', "'": '', ё: 'io', ъ: '', ы: 'y', э: 'e' },
}
/** Letters that are written otherwise at the start of a word. */
const ua2010AtStart: Table = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' }

/**
 * A text in Latin letters; other signs stay as they are. `Зіновій Згурський` by the table of 2010 is `Zinovii Zghurskyi`, `Юлия Жукова` by ISO 9 is
 * `Yuliya Zhukova` (spec: decisions TUT-16).
 */
export function latin(text: string, table: Edition['transliteration']): string {
  const [letters, atStart] = table === 'ua2010' ? [ua2010, ua2010AtStart] : [iso9, {}]
  return text.normalize('NFC').replace(/[\p{L}’ʼ']+/gu, (word) => inLatin(word, letters, atStart, table === 'ua2010'))
}

function inLatin(word: string, letters: Table, atStart: Table, isUkrainian: boolean): string {
  const isLoud = word.length > 1 && word === word.toUpperCase()
  // зг is zgh, so that it is not read as ж
  const parted = isUkrainian ? word.replace(/зг/giu, (pair) => `${pair[0]}\u0000`) : word
  const signs = [...parted]
  return signs
    .map((sign, at) => {
      if (sign === '\u0000') return isLoud ? 'GH' : 'gh'
      const lower = sign.toLowerCase()
      const written = (at === 0 ? atStart[lower] : undefined) ?? letters[lower]
      if (written === undefined) return sign
      if (sign === lower) return written
      return isLoud ? written.toUpperCase() : written.charAt(0).toUpperCase() + written.slice(1)
    })
    .join('')
}
