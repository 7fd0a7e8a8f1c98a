import { asc } from 'drizzle-orm'
import { type Edition, type Language, languageTable } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { onlineApps, practices, spokenLanguages, tutorAges } from '../../schemas/index.ts'
import { formatMoney } from '../../theme/money.ts'
import type { Context } from '../context.ts'
import type { Option } from '../form-rules.ts'
import { nameIn } from '../reference/reference.ts'
import { rates, universities } from '../reference/table.ts'
import { spokenBy } from '../tutors/languages.ts'

/** What the fields of a profile are chosen from, but for subjects and places, in words of a language. */
export async function profileOptions({ db, edition }: Pick<Context, 'db' | 'edition'>, language: Language) {
  const { common, 'enums-tutors': words, 'enums-requests': asked } = textsOf(edition, language)
  const worded = (ids: readonly (string | number)[], texts: Record<string | number, string>): Option[] =>
    ids.map((id) => ({ id, name: texts[id] ?? String(id) }))
  const [rateRows, universityRows] = await Promise.all([
    db.select().from(rates).orderBy(asc(rates.id)),
    db.select().from(universities).orderBy(asc(universities.sort), asc(universities.id)),
  ])
  return {
    rate_id: rateRows.map(({ id }) => ({ id, name: formatMoney(id, edition, language) + common.per_hour })),
    university_id: universityRows.map(({ id, name }) => ({ id, name: nameIn(name, language) })),
    university_degree_name_id: edition.degrees.map((name, at) => ({ id: at + 1, name: nameIn(name as Record<string, string>, language) })),
    practice_id: worded(practices, asked.practice),
    age: worded(tutorAges, words.age),
    sex: worded([1, 2], words.sex),
    prof: worded([1, 2], words.prof),
    langs: spokenBy(ownFirst(edition), edition, language),
    lang: edition.locales.map((id) => ({ id, name: languageTable[id].name })),
    app: worded(onlineApps, words.online_app),
  } satisfies Record<string, Option[]>
}

/** Languages to teach in, those of the country first. */
function ownFirst({ teachingLanguages }: Pick<Edition, 'teachingLanguages'>): number[] {
  const tags = Object.entries(spokenLanguages)
  const own = teachingLanguages.flatMap((own) => tags.filter(([, tag]) => tag === own))
  return [...new Set([...own, ...tags].map(([id]) => Number(id)))]
}
