import { inArray, sql } from 'drizzle-orm'
import { defaultLanguage, type Edition, type Language } from '../../editions/index.ts'
import type { getViewed, noteViewed } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import { cardsOf } from '../catalogue/kept-cards.ts'
import { tutorCards } from '../catalogue/table.ts'
import type { Context } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { NotFound } from '../errors.ts'
import { localePath } from '../seo/meta.ts'
import { DAY } from '../spans.ts'
import { viewingOf } from '../viewing.ts'

/** What a browser keeps of whom it looked at: ids, the latest first, and nothing of it is stored with us. */
const COOKIE = 'viewed'
const KEPT = 20
const DAYS = 90
const PAGE_SIZE = 10

const idsIn = (cookie = ''): number[] => [...new Set(cookie.split('.').filter((id) => /^[1-9]\d{0,8}$/.test(id)))].slice(0, KEPT).map(Number)

/** Puts a tutor at the head of those looked at. Throws `not_found` for one who is not in the catalogue. */
export async function note({ db, cookies, isBot, setCookie }: Context, { tutor_id }: Input<typeof noteViewed>) {
  const [listed] = await listedOf(db, [tutor_id])
  if (!listed) throw new NotFound()
  if (isBot) return
  const ids = [tutor_id, ...idsIn(cookies[COOKIE]).filter((id) => id !== tutor_id)].slice(0, KEPT)
  setCookie(COOKIE, ids.join('.'), DAYS * DAY)
}

/** Those looked at who are still in the catalogue. Throws `not_found` where the query is none. */
export async function list(context: Context, { query }: Input<typeof getViewed>): Promise<Data<typeof getViewed>> {
  const asked = parse(query, context.edition)
  if (!asked) throw new NotFound()
  const { language, page } = asked
  const viewing = viewingOf(context, language)
  const listed = await listedOf(viewing.db, idsIn(context.cookies[COOKIE]))
  const pages_count = Math.ceil(listed.length / PAGE_SIZE)
  return {
    lang: language,
    statusCode: page > Math.max(1, pages_count) ? 404 : 200,
    page,
    path: localePath(context.edition, language, page > 1 ? `viewed/${page}` : 'viewed'),
    tutors: {
      tutors: await cardsOf(viewing, listed.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)),
      total_count: listed.length,
      page_size: PAGE_SIZE,
      pages_count,
    },
  }
}

const queries = /^\/?(?:(?<locale>\w+)\/)?viewed(?:\/(?<page>[1-9]\d{0,3}))?\/?$/

/** `ru/viewed/2` → Russian, page 2. */
function parse(query: string, edition: Edition): { language: Language; page: number } | null {
  const found = queries.exec(query)?.groups
  if (!found) return null
  const { locale, page = 1 } = found
  const language = locale === undefined ? defaultLanguage(edition) : edition.locales.find((one) => one === locale)
  return language ? { language, page: Number(page) } : null
}

/** Who of these is in the catalogue, in the order given, each with the version of the card. */
async function listedOf(db: Reader, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: tutorCards.tutor_id, version: tutorCards.version })
    .from(tutorCards)
    .where(
      sql`${inArray(tutorCards.tutor_id, [...ids])} and exists (select from listings where subject = 0 and place = 0 and listings.tutor_id = ${tutorCards.tutor_id})`,
    )
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
