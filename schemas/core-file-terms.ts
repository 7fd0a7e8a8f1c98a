import { type Language, languages } from '../editions/language-table.ts'

/** Letters of robots.txt, and of one word of the texts, at most. */
export const ROBOTS_LETTERS = 20_000
export const WORD_LETTERS = 3000
/** Versions of a file that stay to go back to (spec: decisions SEO-4). */
export const VERSIONS_KEPT = 20

/** robots.txt is the first file, those of the languages follow as the product lists them: what has a number has an address. */
export const ROBOTS_FILE = 1
export const fileOfLanguage = (lang: string) => (lang ? languages.indexOf(lang as Language) + ROBOTS_FILE + 1 : ROBOTS_FILE)
export const languageOfFile = (id: number): Language | undefined => languages[id - ROBOTS_FILE - 1]

/** Stands in robots.txt for the address of the site that is asked: each domain has its own map. */
export const SITE_PLACE = '[:SITE]'

/** What search engines read in robots.txt, besides comments. */
const directives = ['user-agent', 'allow', 'disallow', 'sitemap', 'crawl-delay', 'clean-param', 'host', 'noindex']

/** A line of robots.txt without its comment. */
const bare = (line: string) => line.replace(/#.*/, '').trim()

/** What such a line says, and of what; two empty texts where it says nothing. */
function partsOf(line: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? []
  return [name.toLowerCase(), value]
}

/** Numbers of the lines of robots.txt, from one, that no search engine would understand. */
export const brokenLines = (robots: string): number[] => robots.split('\n').flatMap((line, at) => (isDirective(bare(line)) ? [] : [at + 1]))

function isDirective(line: string): boolean {
  if (line === '') return true
  const [name, value] = partsOf(line)
  const isWhole = name !== 'sitemap' || /^(https?:\/\/|\[:SITE\]\/)\S+$/.test(value)
  return directives.includes(name) && !/\[:(?!SITE\])/.test(value) && isWhole
}

/** Whether it closes the whole site to everybody and leaves no part open: rarely what was meant. Agents named one below the other share the rules that follow. */
export function closesSite(robots: string): boolean {
  const rules: string[] = []
  let isForAll = false
  let isNaming = false
  for (const [name, value] of robots.split('\n').map((line) => partsOf(bare(line)))) {
    if (name === 'user-agent') isForAll = value === '*' || (isNaming && isForAll)
    else if (isForAll && value !== '') rules.push(`${name} ${value}`)
    if (name !== '') isNaming = name === 'user-agent'
  }
  return rules.some((rule) => /^disallow \/\*?$/.test(rule)) && !rules.some((rule) => rule.startsWith('allow '))
}

const PLACE = /\{\w+\}|\[:\w+\]?/g

/** Places of a text, as they stand in it: `{count}`, `[:CITY]`. */
const placesOf = (text: string): string[] => [...new Set(text.match(PLACE) ?? [])]

const forms = ['one', 'two', 'few', 'many', 'other']

/** Places that a word in place of the product's may have; a form of a plural those of its other forms too. */
export function allowedPlaces(key: string, productWord: (key: string) => string | undefined): string[] {
  const at = key.lastIndexOf('.') + 1
  const keys = forms.includes(key.slice(at)) ? forms.map((form) => key.slice(0, at) + form) : [key]
  return [...new Set(keys.flatMap((one) => placesOf(productWord(one) ?? '')))]
}

/** Places of a word that nothing would fill. */
export const otherPlaces = (word: string, allowed: readonly string[]) => placesOf(word).filter((place) => !allowed.includes(place))
