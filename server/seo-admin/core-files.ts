import { diffLines } from 'diff'
import { and, desc, eq, max, notInArray, sql } from 'drizzle-orm'
import type { Language } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { panelTextsOf } from '../../locales/panel.ts'
import {
  allowedPlaces,
  brokenLines,
  type getCoreFiles,
  type getTexts,
  type listCoreFileVersions,
  otherPlaces,
  type restoreCoreFile,
  type saveCoreFiles,
  VERSIONS_KEPT,
  WORD_LETTERS,
} from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import type { TextAnswer } from '../answers.ts'
import type { Data, Input, Problems } from '../calls.ts'
import { type Changes, changesOf } from '../changes.ts'
import { type Context, requireAdmin } from '../context.ts'
import { isInForce } from '../core-files/in-force.ts'
import { productRobots } from '../core-files/robots.ts'
import { coreFileVersions } from '../core-files/table.ts'
import { fileLanguages, panelChanges, productWords, type Words } from '../core-files/words.ts'
import { bumpCache } from '../database/cache/version.ts'
import type { Reader, Tx } from '../database/open.ts'
import { NotFound } from '../errors.ts'
import { unixOf } from '../unix.ts'

type Row = typeof coreFileVersions.$inferSelect
type File = Pick<Row, 'file' | 'lang'>
type Content = Pick<Row, 'robots' | 'words'>

const nothing: Content = { robots: '', words: {} }
const ROBOTS: File = { file: 'robots', lang: '' }
const wordsIn = (lang: string): File => ({ file: 'lng', lang })

/** Lines of robots.txt that nobody understands, keys that the product has not, and words that say less or other than the product's has places for. */
export const problemsOf: Problems<typeof saveCoreFiles> = ({ seo_resources: { robots, lng } = {} }, edition) =>
  Object.fromEntries([
    ...brokenLines(robots ?? '').map((line) => [`robots.${line}`, 'robots_line']),
    ...Object.entries(lng ?? {}).flatMap(([lang, words]) => {
      const language = fileLanguages(edition).find((one) => one === lang)
      if (!language) return [[`lng.${lang}`, 'invalid_value']]
      return Object.entries(words).flatMap(([key, word]) => {
        const problem = problemOf(word, key, productWords(edition, language))
        return problem ? [[`lng.${lang}.${key}`, problem]] : []
      })
    }),
  ])

function problemOf(word: unknown, key: string, product: Words): string | null {
  const standard = product.get(key)
  if (standard === undefined) return 'unknown_key'
  if (typeof word !== 'string') return 'invalid_type'
  if (word.length > WORD_LETTERS) return 'too_big'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  if (/[\u0000-\u0008\u000b-\u001f]/.test(word) || !word.isWellFormed()) return 'invalid_format'
  return otherPlaces(
    word,
    allowedPlaces(key, (one) => product.get(one)),
  ).length > 0
    ? 'other_place'
    : null
}

/** Words that say what the product says, or nothing, are the product's. */
const ownOf = (words: Readonly<Record<string, string>>, product: Words) =>
  Object.fromEntries(Object.entries(words).filter(([key, word]) => product.has(key) && word.trim() !== '' && word !== product.get(key)))

/** Throws `lang` that the edition does not speak. */
export async function get(
  { db, edition }: Pick<Context, 'db' | 'edition'>,
  { lang }: Input<typeof getCoreFiles>,
): Promise<Data<typeof getCoreFiles>> {
  const newest = await newestOf(db)
  const find = ({ file, lang }: File) => newest.find(({ row }) => row.file === file && row.lang === lang)
  const languages = fileLanguages(edition)
  const lng = Object.fromEntries(languages.map((one) => [one, ownOf(find(wordsIn(one))?.row.words ?? {}, productWords(edition, one))]))
  const robots = find(ROBOTS)?.row.robots || productRobots
  const own = ({ file, lang }: File) => (file === 'robots' ? robots.split('\n').length : Object.keys(lng[lang] ?? {}).length)
  const files = [ROBOTS, ...languages.map(wordsIn)].map((file) => {
    const saved = find(file)
    return { ...file, own: own(file), saved_at: saved ? unixOf(saved.row.saved_at) : null, saved_by: saved?.admin ?? null }
  })
  const words = lang && languages.includes(lang) ? Object.fromEntries(productWords(edition, lang)) : null
  return {
    seo_resources: { robots, lng },
    files,
    version: Math.max(0, ...newest.map(({ row }) => row.id)),
    product: { robots: productRobots, words },
  }
}

/** What is saved stands on the site within seconds, in every process. Throws fields, `conflict`. */
export async function save(context: Context, { seo_resources: { robots, lng = {} }, version }: Input<typeof saveCoreFiles>) {
  const { edition } = context
  const sent: (readonly [File, Content])[] = [
    // the product's own text counts as none
    ...(robots === undefined ? [] : [[ROBOTS, { ...nothing, robots: robots === productRobots ? '' : robots }] as const]),
    ...Object.entries(lng).map(
      ([lang, words]) => [wordsIn(lang), { ...nothing, words: ownOf(words, productWords(edition, lang as Language)) }] as const,
    ),
  ]
  const changes = await write(context, sent, version)
  context.audit(null, changes)
  return get({ db: context.tx, edition }, {})
}

/** Throws `not_found`. */
export async function restore(context: Context, { version_id }: Input<typeof restoreCoreFile>) {
  const { tx, edition } = context
  const [row] = await tx.select().from(coreFileVersions).where(eq(coreFileVersions.id, version_id))
  if (!row) throw new NotFound()
  const words = row.file === 'lng' ? ownOf(row.words, productWords(edition, row.lang as Language)) : {}
  await write(context, [[row, { robots: row.robots, words }]], undefined)
  context.audit(null, { file: row.lang || 'robots.txt', saved_at: unixOf(row.saved_at) })
  return get({ db: tx, edition }, {})
}

/** The last versions of a file. */
export async function versions({ db, edition }: Context, { file, lang }: Input<typeof listCoreFileVersions>) {
  const rows = await rowsOf(db, file === 'robots' ? ROBOTS : wordsIn(lang ?? edition.locales[0]))
  return {
    versions: rows.map(({ row: { id, saved_at, added, cut, robots, words }, admin }, at) => ({
      ...{ version_id: id, saved_at: unixOf(saved_at), saved_by: admin, added, cut, words, is_current: at === 0 },
      robots: file === 'robots' ? robots || productRobots : '',
    })),
  }
}

/** A subject's texts as a script; `panel`: only the words of staff. Throws `not_found`. */
export async function texts({ edition }: Context, { locale, subject, v }: Input<typeof getTexts>): Promise<TextAnswer> {
  const site = textsOf(edition, locale)
  const isPanel = subject === 'panel' && locale === edition.panelLanguage
  const isKnown = Object.hasOwn(site, subject) && subject !== 'mails' && subject !== 'sms'
  if (!isPanel && !(edition.locales.includes(locale) && isKnown)) throw new NotFound()
  const said = isPanel ? panelChanges(edition, site, panelTextsOf(edition)) : site[subject as keyof typeof site]
  return { text: `export default ${JSON.stringify(said)}`, isFinal: isInForce(edition, locale, v) }
}

/** Adds a version of each file that changes, and tells what changed, by field. Throws `conflict` where one was saved since `version`. */
async function write(context: Context, sent: readonly (readonly [File, Content])[], version: number | undefined): Promise<Changes> {
  const { tx, now } = context
  await tx.execute(sql`lock table ${coreFileVersions} in share row exclusive mode`)
  const newest = (await newestOf(tx)).map(({ row }) => row)
  const pairs = sent.map(([file, content]) => ({
    ...{ file: file.file, lang: file.lang, content },
    before: newest.find((row) => row.file === file.file && row.lang === file.lang),
  }))
  const last = Math.max(0, ...pairs.map(({ before }) => before?.id ?? 0))
  const [after, before] = [
    Object.assign({}, ...pairs.map((pair) => fieldsOf(pair, pair.content))),
    Object.assign({}, ...pairs.map((pair) => fieldsOf(pair, pair.before ?? nothing))),
  ]
  const blank = Object.fromEntries(Object.keys({ ...before, ...after }).map((field) => [field, '']))
  const isStale = version !== undefined && last > version
  const changes = changesOf({ ...blank, ...after, ...(isStale && { version }) }, { ...blank, ...before, version: last })
  const saved_by = requireAdmin(context).id
  for (const { file, lang, content, before = nothing } of pairs) {
    const { added, cut } = countChanges(before, content)
    if (added + cut === 0) continue
    await tx.insert(coreFileVersions).values({ file, lang, ...content, added, cut, saved_at: now, saved_by })
    await prune(tx, { file, lang })
  }
  await bumpCache(tx, pairs.some(({ file }) => file === 'lng') ? 'all' : ['content'])
  return changes
}

/** What a file holds, each part under the name that a save has for it. */
const fieldsOf = ({ file, lang }: File, { robots, words }: Content): Record<string, string> =>
  file === 'robots' ? { robots } : Object.fromEntries(Object.entries(words).map(([key, word]) => [`lng.${lang}.${key}`, word]))

function countChanges(before: Content, after: Content): { added: number; cut: number } {
  const parts = diffLines(`${before.robots || productRobots}\n`, `${after.robots || productRobots}\n`)
  const lines = (kind: 'added' | 'removed') => parts.reduce((sum, part) => sum + (part[kind] ? part.count : 0), 0)
  const lacking = (one: Content, other: Content) => Object.entries(one.words).filter(([key, word]) => other.words[key] !== word).length
  return { added: lines('added') + lacking(after, before), cut: lines('removed') + lacking(before, after) }
}

const isOf = ({ file, lang }: File) => and(eq(coreFileVersions.file, file), eq(coreFileVersions.lang, lang))

/** Only the last versions stay. */
async function prune(tx: Tx, file: File) {
  const kept = tx.select({ id: coreFileVersions.id }).from(coreFileVersions).where(isOf(file)).orderBy(desc(coreFileVersions.id)).limit(VERSIONS_KEPT)
  await tx.delete(coreFileVersions).where(and(isOf(file), notInArray(coreFileVersions.id, kept)))
}

const read = (db: Reader) =>
  db
    .select({ row: coreFileVersions, admin: admins.name })
    .from(coreFileVersions)
    .leftJoin(admins, eq(admins.id, coreFileVersions.saved_by))
    .$dynamic()

/** The newest version of each file. */
function newestOf(db: Reader) {
  const { file, lang, id } = coreFileVersions
  return read(db).where(
    sql`${id} in (${db
      .select({ id: max(id) })
      .from(coreFileVersions)
      .groupBy(file, lang)})`,
  )
}

const rowsOf = (db: Reader, file: File) => read(db).where(isOf(file)).orderBy(desc(coreFileVersions.id)).limit(VERSIONS_KEPT)
