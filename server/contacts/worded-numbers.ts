/** How many digits a word stands for where somebody says a number aloud: 1 for "five", 2 for "fifty", 3 for "five hundred". */
type Worth = 1 | 2 | 3

/** Numerals of the languages of all editions, in the forms in which numbers are dictated. */
const numerals: readonly [worth: Worth, words: string][] = [
  // ru
  [1, 'ноль нуль один одна раз два две три четыре пять шесть семь восемь девять'],
  [2, 'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'],
  [2, 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'],
  [3, 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'],
  // uk
  [1, 'дві чотири п’ять пять шість сім вісім дев’ять девять'],
  [2, 'десять одинадцять дванадцять тринадцять чотирнадцять п’ятнадцять шістнадцять сімнадцять вісімнадцять дев’ятнадцять'],
  [2, 'двадцять тридцять п’ятдесят шістдесят сімдесят вісімдесят дев’яносто'],
  [3, 'двісті чотириста п’ятсот шістсот сімсот вісімсот дев’ятсот'],
  // en
  [1, 'zero oh nought one two three four five six seven eight nine'],
  [2, 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'],
  [2, 'twenty thirty forty fifty sixty seventy eighty ninety'],
  // pl
  [1, 'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć piec szesc osiem dziewiec'],
  [2, 'dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście'],
  [2, 'dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt'],
  [3, 'sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset'],
  // es
  [1, 'cero uno un dos tres cuatro cinco seis siete ocho nueve'],
  [2, 'diez once doce trece catorce quince dieciséis dieciseis diecisiete dieciocho diecinueve'],
  [2, 'veinte veintiuno veintidós veintidos veintitrés veintitres veinticuatro veinticinco veintiséis veintiseis veintisiete veintiocho veintinueve'],
  [2, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'],
  [3, 'cien ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'],
]
/** After a "twenty" a "five" takes its last digit, after a "hundred" both do; a round ten does not go on with another one. */
const worth = new Map(numerals.flatMap(([digits, words]) => words.split(' ').map((word) => [word, digits] as const)))

/** An apostrophe is typed in several ways. */
const plain = (word: string) => word.toLowerCase().replaceAll(/['ʼ`]/g, '’')
const letters = [...worth.keys()].map((word) => word.replaceAll('’', "['’ʼ`]?")).sort((one, other) => other.length - one.length)
const token = String.raw`(?:\d{1,4}|${letters.join('|')})(?![\p{L}\p{N}])`
/** Numbers said one after the other, with signs or an "and" between them. */
const dictated = new RegExp(
  String.raw`(?<![\p{L}\p{N}])\+?(?:(?:double|triple)\s+)?${token}(?:[\s,.()–-]{1,3}(?:(?:and|y|i|и|і|double|triple)\s+)?${token}){3,}`,
  'giu',
)
const pieces = /\p{L}[\p{L}'’ʼ`]*|\d+/gu

/** A telephone number has at least so many digits; what is less is a price, a time or a list of classes. */
const DIGITS = 9

const repeated: Readonly<Record<string, number>> = { double: 2, triple: 3 }

/** How many digits were dictated: "twenty five" are two, as "double five" are. */
function digitsOf(said: string): { digits: number; words: number } {
  let [digits, words, open, times] = [0, 0, 0, 1]
  for (const [piece] of said.matchAll(pieces)) {
    const repeats = repeated[piece.toLowerCase()]
    if (repeats) {
      times = repeats
      open = 0
      continue
    }
    if (/^\d/.test(piece)) {
      digits += piece.length * times
      open = 0
      times = 1
      continue
    }
    const value = worth.get(plain(piece))
    if (value === undefined) continue
    words += 1
    // what fills the places that a greater word left open adds none
    if (value <= open) open = value - 1
    else {
      digits += value * times
      open = value - 1
    }
    times = 1
  }
  return { digits, words }
}

/** A text without the telephone numbers that are dictated in it, in words or in words and digits; prices and times stay. */
export const maskDictated = (text: string): string =>
  text.replaceAll(dictated, (said) => {
    const { digits, words } = digitsOf(said)
    return words >= 3 && digits >= DIGITS ? '***' : said
  })
