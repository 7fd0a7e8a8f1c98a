import { asc } from 'drizzle-orm'
import { languageTable } from '../../../editions/index.ts'
import { textsOf } from '../../../locales/index.ts'
import { onlineApps, practices, spokenLanguages, TutorSave, tutorAges } from '../../../schemas/index.ts'
import { formatMoney } from '../../../theme/money.ts'
import type { Context } from '../../context.ts'
import { formRules, type Option } from '../../form-rules.ts'
import { referenceOptions } from '../../reference/options.ts'
import { nameIn } from '../../reference/reference.ts'
import { rates, universities } from '../../reference/table.ts'
import { spokenBy } from '../../tutors/languages.ts'

/** Rules of the tutor form and what its fields are chosen from (spec: decisions ORD-22, TUT-22). */
export async function tutorRules({ db, edition }: Context) {
  const language = edition.panelLanguage
  const { common, 'enums-tutors': words, 'enums-requests': asked } = textsOf(edition, language)
  const worded = (ids: readonly (string | number)[], texts: Record<string | number, string>): Option[] =>
    ids.map((id) => ({ id, name: texts[id] ?? String(id) }))
  const [reference, rateRows, universityRows] = await Promise.all([
    referenceOptions(db, language),
    db.select().from(rates).orderBy(asc(rates.id)),
    db.select().from(universities).orderBy(asc(universities.sort), asc(universities.id)),
  ])
  const options: Record<string, Option[]> = {
    ...reference,
    rate_id: rateRows.map(({ id }) => ({ id, name: formatMoney(id, edition, language) + common.per_hour })),
    university_id: universityRows.map(({ id, name }) => ({ id, name: nameIn(name, language) })),
    university_degree_name_id: edition.degrees.map((name, at) => ({ id: at + 1, name: nameIn(name as Record<string, string>, language) })),
    practice_id: worded(practices, asked.practice),
    age: worded(tutorAges, words.age),
    sex: worded([1, 2], words.sex),
    prof: worded([1, 2], words.prof),
    langs: spokenBy(Object.keys(spokenLanguages).map(Number), edition, language),
    lang: edition.locales.map((id) => ({ id, name: languageTable[id].name })),
    app: worded(onlineApps, words.online_app),
  }
  return { rules: formRules(TutorSave, options) }
}
