import { max, sql } from 'drizzle-orm'
import { type Edition, editionOf, type Language } from '../../editions/index.ts'
import { productTexts, speakIn, type Texts, textsOf } from '../../locales/index.ts'
import { panelLocales, speakInPanel } from '../../locales/panel.ts'
import { asOpened, type Serving } from '../database/as-opened.ts'
import { UNTIL_CHANGED } from '../database/cache/cache.ts'
import type { Database, Reader } from '../database/open.ts'
import { coreFileVersions } from './table.ts'
import { fileLanguages, panelTexts, siteTexts, type Words } from './words.ts'

interface Found {
  /** The number of the version that is in force; 0: the product's words. */
  version: number
  words: Words
}

interface Spoken extends Found {
  /** Where a browser finds each subject of which a word is of staff. */
  addresses: ReadonlyMap<string, string>
}

/** What this process speaks in, by edition and language. */
const spoken = new Map<string, Spoken>()
const product: Spoken = { version: 0, words: new Map(), addresses: new Map() }
const spokenIn = ({ code }: Edition, language: Language): Spoken => spoken.get(`${code} ${language}`) ?? product

type Opened = Pick<Database, 'edition' | 'cache'>

/**
 * Resolves when the edition speaks in the words that its staff saved last: they are read and put in place of the product's once, until a save makes all processes
 * forget (spec: decisions SEO-4). Where they can't be read those of before stay; whoever reads something else is told why.
 */
export async function ownWords({ edition: code, cache }: Opened): Promise<void> {
  const read = async ({ db }: { db: Reader }) => {
    const edition = editionOf(code)
    if (take(edition, await readWords(db))) cache.forget('all') // whatever was drawn since the save, in the words of before
    return code
  }
  await cache.keep('own words', UNTIL_CHANGED, read).catch(() => {})
}

/** Has the words of each edition read before anybody asks, and after each save: jobs, which nobody asks for, write in them too. */
export function heedOwnWords(serving: Serving) {
  asOpened(serving, (database) => {
    const read = () => void ownWords(database)
    database.cache.onForget(read)
    read()
  })
}

/** Speaks in these from now on, where they are newer; tells whether any were. */
function take(edition: Edition, found: ReadonlyMap<string, Found>): boolean {
  const changed = fileLanguages(edition).flatMap((language) => {
    const now = found.get(language)
    return now && now.version > spokenIn(edition, language).version ? [{ language, ...now }] : []
  })
  for (const { language, version, words } of changed) {
    const product = productTexts(edition, language)
    const texts = siteTexts(product, words)
    const own = (Object.keys(texts) as (keyof Texts)[]).filter((subject) => texts[subject] !== product[subject])
    const addresses = new Map(own.map((subject) => [subject, addressOf(language, subject, version)]))
    spoken.set(`${edition.code} ${language}`, { version, words, addresses })
    speakIn(edition, language, texts)
    if (language === edition.panelLanguage) speakInPanel(edition, panelTexts(panelLocales[edition.panelLanguage], words))
  }
  return changed.length > 0
}

/** The newest words of each language. */
async function readWords(db: Reader): Promise<ReadonlyMap<string, Found>> {
  const { id, lang, words, file } = coreFileVersions
  const rows = await db
    .select({ id, lang, words })
    .from(coreFileVersions)
    .where(
      sql`${id} in (${db
        .select({ id: max(id) })
        .from(coreFileVersions)
        .where(sql`${file} = 'lng'`)
        .groupBy(lang)})`,
    )
  return new Map(rows.map((row) => [row.lang, { version: row.id, words: new Map(Object.entries(row.words)) }]))
}

/** Texts of a language, and where a browser finds each subject of which a word is of staff. */
export const speech = (edition: Edition, language: Language): { texts: Texts; addresses: ReadonlyMap<string, string> } => ({
  texts: textsOf(edition, language),
  addresses: spokenIn(edition, language).addresses,
})

/** Where the back office finds the words of staff; '' where there are none. */
export function panelSpeech(edition: Edition): string {
  const { version, words } = spokenIn(edition, edition.panelLanguage)
  return words.size > 0 ? addressOf(edition.panelLanguage, 'panel', version) : ''
}

const addressOf = (language: Language, subject: string, version: number) => `/api/texts/${language}/${subject}?v=${version}`

/** Whether this is the version in force: what it says, it says for good. */
export const isInForce = (edition: Edition, language: Language, version: number | undefined) => version === spokenIn(edition, language).version
