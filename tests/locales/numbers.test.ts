import { expect, test } from 'vitest'
import { variations } from '../../editions/language-table.ts'
import { locales } from '../../locales/index.ts'
import { panelLocales } from '../../locales/panel.ts'

/** Numbers from two on in words, as they begin. */
const words = {
  ua: /(?<!\p{L})(дв(а|і|ох|ічі|ома)|тр(и|ьох|ьома|ічі|оє)(?!\p{L})|чотир|п’ят|шіст|шест|сім|сем(и|еро)|вісім|восьм|дев’ят|десят|добу|доби|протягом доби|сотн)\p{L}*/iu,
  ru: /(?<!\p{L})(дв(а|е|ух|ое|умя|ажды)|тр(и|ёх|ое|ижды)|четыр|четвер|пят(ь|и|еро)|шест|семь|семи|восем|восьм|девят|десят|сутк|суток|сотн)\p{L}*/iu,
  en: /\b(two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|sixty|hundred|twice|within a day|for a day|for an hour)\b/iu,
  pl: /(?<!\p{L})(dwa|dwie|dwóch|dwa razy|trzy|trzech|trzem|czter|pięć|pięciu|sześ|siedem|siedmiu|osiem|ośmiu|dziewięć|dziesięć|dob[aęy])(?!\p{L})/iu,
  es: /(?<!\p{L})(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|catorce|quince|veinte|treinta|sesenta|cien|en un día|durante un día|durante una hora)(?!\p{L})/iu,
}

/** What says a number that no rule counts by: values of a list, the scale of marks, good advice, usual times, a period or a variant that its key names, a heading by its tag. */
const free =
  /^enums-|^orders\.statuses\.|mark_of_5$|^reviews\.mark$|^not-found\.picture$|review_text$|client_review_request|_(7|30)d$|^requests\.thanks\.text$|search_text$|deadlines\.near$|due_near$|^tutors\.promise$|^language-test\.levels\.|^menu\.users_filter_combinations$|\.weight_[012]$/

const numbersIn = (texts: object, numerals: RegExp, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const at = path ? `${path}.${key}` : key
    if (typeof text === 'object') return numbersIn(text, numerals, at)
    const said = String(text).replaceAll(/\{\w+\}|\[:\w+\]/g, '')
    return !free.test(at) && (/\d/.test(said) || numerals.test(said)) ? [`${at}: ${text}`] : []
  })

const all = [
  ...Object.entries(locales).map(([language, texts]) => [language, texts] as const),
  ...Object.entries(panelLocales).map(([language, texts]) => [`the panel in ${language}`, texts] as const),
]

test.each(all)('%s leaves the numbers of rules to the rules', (name, texts) => {
  const language = variations[name as keyof typeof variations] ?? name.slice(-2)
  expect(numbersIn(texts, words[language as keyof typeof words])).toEqual([])
})

test.each(Object.entries(locales))('%s keeps the length of a lesson and its unit in one line', (_, texts) =>
  expect(Object.values(texts['enums-requests'].class_duration).filter((length) => /\d /.test(length))).toEqual([]),
)

test.each(['Up to five tutors', 'Answer within 24 hours', 'It works for an hour'])('"%s" would be found', (text) =>
  expect(numbersIn({ mail: [text] }, words.en)).toEqual([`mail.0: ${text}`]),
)
