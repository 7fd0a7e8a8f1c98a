import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { keptLanguages } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import type { getExaminationTests } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { UNTIL_CHANGED } from '../database/cache/cache.ts'
import { pagingOf } from '../database/paging.ts'
import { named } from '../reference/named.ts'
import { nameIn, referenceOf } from '../reference/reference.ts'
import { lessons } from '../reference/table.ts'
import { breadcrumbList, breadcrumbsOf } from '../seo/breadcrumbs.ts'
import { listWords } from '../seo/list-words.ts'
import { langLinksOf, pageMeta } from '../seo/meta.ts'
import { listPaths } from '../seo/site-paths.ts'
import { ownFacts } from '../static-pages/own-facts.ts'
import { type Viewing, viewingOf } from '../viewing.ts'
import { examinationTests } from './table.ts'

/** A subject's years stand together, so pages are long. */
const PAGE_SIZE = 60

type Asked = Input<typeof getExaminationTests>

/** Study materials, those of a subject together. They stand in the languages of the catalogue. Throws `not_found` for a subject that there is not (spec: decisions CNT-7). */
export async function getPublic(context: Context, { lang, ...asked }: Asked): Promise<Data<typeof getExaminationTests>> {
  const viewing = viewingOf(context, lang)
  return viewing.cache.keep(`materials ${viewing.siteUrl} ${viewing.language} ${JSON.stringify(asked)}`, UNTIL_CHANGED, (fresh) =>
    make({ ...viewing, ...fresh }, asked),
  )
}

async function make(viewing: Viewing, { page, ...asked }: Asked): Promise<Data<typeof getExaminationTests>> {
  const { db, cache, edition, language } = viewing
  cache.note('content', 'reference')
  const reference = await referenceOf(viewing)
  const { id: lesson_id, alias: lesson } = named(reference, 'lesson', asked.lesson)
  const where = and(eq(examinationTests.active, true), lesson_id === undefined ? undefined : eq(examinationTests.lesson_id, lesson_id))
  const [rows, total_count] = await Promise.all([
    db
      .select({ test: examinationTests })
      .from(examinationTests)
      .leftJoin(lessons, eq(lessons.id, examinationTests.lesson_id))
      .where(where)
      .orderBy(sql`${lessons.sort} nulls last`, asc(lessons.id), sql`${examinationTests.year} desc nulls last`, desc(examinationTests.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.$count(examinationTests, where),
  ])
  const { title: h1, metad } = textsOf(edition, language).content.materials
  const query = new URLSearchParams({ ...(lesson && { lesson }), ...(page > 1 && { page: String(page) }) }).toString()
  const languages = keptLanguages(edition)
  const breadcrumbs = breadcrumbsOf(viewing, { name: h1, link: null })
  return {
    examination_tests: rows.map(({ test: { id, alias, name, description, year, link, lesson_id } }) => {
      const of = reference.lessons.get(lesson_id ?? 0)
      return { id, alias, name, description, year, link, lesson: of ? { alias: of.alias, name: nameIn(of.name, language) } : null }
    }),
    ...pagingOf(total_count, PAGE_SIZE),
    page,
    breadcrumbs,
    ...pageMeta(viewing, {
      path: listPaths.materials + (query && `?${query}`),
      metatags: listWords(viewing, { h1, metad }, page),
      ...(!query && (await ownFacts(viewing, 'materials'))),
      noindex: lesson !== undefined || rows.length === 0,
      languages: languages.filter((one) => !query || one === language),
      microdata: { breadcrumbs: breadcrumbList(viewing, breadcrumbs) },
    }),
    lang_links: langLinksOf(viewing, languages, listPaths.materials),
  }
}
