import { and, desc, eq, sql } from 'drizzle-orm'
import type { Language } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import type { getVacancies, getVacancy } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { UNTIL_CHANGED } from '../database/cache/cache.ts'
import type { Reader } from '../database/open.ts'
import { pagingOf } from '../database/paging.ts'
import { Gone, NotFound, Refusal } from '../errors.ts'
import { breadcrumbList, breadcrumbsOf } from '../seo/breadcrumbs.ts'
import { descriptionOf } from '../seo/description.ts'
import { listWords } from '../seo/list-words.ts'
import { langLinksOf, localePath, pageMeta } from '../seo/meta.ts'
import { listPaths } from '../seo/site-paths.ts'
import { ownFacts } from '../static-pages/own-facts.ts'
import { unlinkHidden } from '../static-pages/unlink.ts'
import { unixOf } from '../unix.ts'
import { type Viewing, viewingOf } from '../viewing.ts'
import { vacancies } from './table.ts'

const PAGE_SIZE = 12

type Row = typeof vacancies.$inferSelect

/** Open places of work in a language (spec: decisions CNT-7). */
export async function listPublic(context: Context, { lang, page }: Input<typeof getVacancies>): Promise<Data<typeof getVacancies>> {
  const viewing = viewingOf(context, lang)
  return viewing.cache.keep(`vacancies ${viewing.siteUrl} ${viewing.language} ${page}`, UNTIL_CHANGED, (fresh) =>
    makeList({ ...viewing, ...fresh }, page),
  )
}

/** One of them. Throws `not_found`, with where it stands when it is in another language, and that it is gone once it was deleted (spec: decisions Z-4). */
export async function getPublic(context: Context, { lang, id }: Input<typeof getVacancy>): Promise<Data<typeof getVacancy>> {
  const viewing = viewingOf(context, lang)
  return viewing.cache.keep(`vacancy ${viewing.siteUrl} ${viewing.language} ${id}`, UNTIL_CHANGED, (fresh) => makeOne({ ...viewing, ...fresh }, id))
}

async function makeList(viewing: Viewing, page: number): Promise<Data<typeof getVacancies>> {
  const { db, cache, edition, language } = viewing
  cache.note('content')
  const where = and(eq(vacancies.active, true), eq(vacancies.lang, language))
  const [languages, rows, total_count] = await Promise.all([
    languagesOf(viewing),
    db
      .select()
      .from(vacancies)
      .where(where)
      .orderBy(desc(vacancies.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.$count(vacancies, where),
  ])
  const { title: h1, metad } = textsOf(edition, language).content.vacancies
  const breadcrumbs = breadcrumbsOf(viewing, { name: h1, link: null })
  return {
    vacancies: rows.map(cardOf),
    ...pagingOf(total_count, PAGE_SIZE),
    page,
    breadcrumbs,
    ...pageMeta(viewing, {
      path: page > 1 ? `${listPaths.vacancies}?page=${page}` : listPaths.vacancies,
      metatags: listWords(viewing, { h1, metad }, page),
      ...(page === 1 && (await ownFacts(viewing, 'vacancy'))),
      noindex: rows.length === 0,
      languages: page > 1 ? [language] : languages,
      microdata: { breadcrumbs: breadcrumbList(viewing, breadcrumbs) },
    }),
    lang_links: langLinksOf(viewing, edition.locales, listPaths.vacancies),
  }
}

/** Languages of the edition in which a place is open: its list is empty in the others. */
const languagesOf = ({ cache, edition }: Pick<Viewing, 'cache' | 'edition'>): Promise<Language[]> =>
  cache.keep('languages of vacancies', UNTIL_CHANGED, async ({ db, cache }) => {
    cache.note('content')
    const rows = await db.selectDistinct({ lang: vacancies.lang }).from(vacancies).where(eq(vacancies.active, true))
    return edition.locales.filter((language) => rows.some(({ lang }) => lang === language))
  })

async function makeOne(viewing: Viewing, id: number): Promise<Data<typeof getVacancy>> {
  const { db, cache, edition, language, siteUrl } = viewing
  cache.note('content')
  const [row] = await db
    .select()
    .from(vacancies)
    .where(and(eq(vacancies.active, true), eq(vacancies.id, id)))
  if (!row) throw await whereabouts(db, id)
  const path = listPaths.vacancy(id)
  if (row.lang !== language) throw new Refusal('not_found', { data: { moved_to: localePath(edition, row.lang as Language, path) } })
  const { content } = textsOf(edition, language)
  const breadcrumbs = breadcrumbsOf(viewing, { name: content.vacancies.title, link: listPaths.vacancies }, { name: row.name, link: null })
  return {
    vacancy: { ...cardOf(row), description: await unlinkHidden(viewing, row.description), contact_email: row.contact_email },
    breadcrumbs,
    ...pageMeta(viewing, {
      path,
      metatags: {
        h1: row.name,
        title: [row.name, row.city].filter(Boolean).join(' · '),
        metad: descriptionOf(row.description),
      },
      languages: [language],
      microdata: { breadcrumbs: breadcrumbList(viewing, breadcrumbs), job: jobOf(row, edition.country, siteUrl) },
    }),
  }
}

/** A deleted one is gone; one that is only hidden now tells nothing of itself. */
async function whereabouts(db: Reader, id: number): Promise<Refusal> {
  const { rows } = await db.execute<{ gone: boolean | null }>(sql`
    select ${id} <= pg_sequence_last_value(pg_get_serial_sequence('vacancies', 'id')::regclass) and not exists (select from vacancies where id = ${id}) as gone`)
  return rows[0]?.gone ? new Gone() : new NotFound()
}

const types = { full: 'FULL_TIME', part: 'PART_TIME', contract: 'CONTRACTOR', internship: 'INTERN' } as const

const jobOf = ({ name, description, city, employment, created_at }: Row, country: string, siteUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: name,
  description,
  datePosted: created_at.toISOString(),
  employmentType: types[employment],
  hiringOrganization: { '@type': 'Organization', name: 'Docento', sameAs: siteUrl },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressCountry: country, ...(city && { addressLocality: city }) },
  },
})

const cardOf = ({ id, name, city, employment, salary, created_at }: Row) => ({ id, name, city, employment, salary, created_at: unixOf(created_at) })
