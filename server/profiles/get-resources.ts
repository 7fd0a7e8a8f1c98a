import { languageTag } from '../../editions/index.ts'
import { countryCodes, type getTutorProfileResources as declared, tutorResources } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { listRegions } from '../reference/list-regions.ts'
import { nameIn, referenceOf } from '../reference/reference.ts'
import { viewingOf } from '../viewing.ts'
import { profileOptions } from './options.ts'

/** What a profile is put together from, in words; with `types` only those lists (spec: decisions TUT-22). */
export async function getResources(context: Context, { lang, types = [...tutorResources] }: Input<typeof declared>): Promise<Data<typeof declared>> {
  const viewing = viewingOf(context, lang)
  const { edition, language } = viewing
  const tag = languageTag(edition, language)
  const countries = new Intl.DisplayNames(tag, { type: 'region' })
  const [options, { lessons, levels }, { regions }] = await Promise.all([
    profileOptions(viewing, language),
    referenceOf(viewing),
    listRegions(context, { lang }),
  ])
  const named = <Row extends { id: number; name: Record<string, string> }>({ id, name }: Row) => ({ id, name: nameIn(name, language) })
  const all: Data<typeof declared> = {
    ages: options.age,
    practices: options.practice_id,
    langs: options.langs,
    sexes: options.sex,
    universities: options.university_id,
    degrees: options.university_degree_name_id,
    rates: options.rate_id,
    lessons: [...lessons.values()]
      .filter(({ active }) => active)
      .map((lesson) => ({
        ...named(lesson),
        levels: lesson.levels
          .flatMap((id) => levels.get(id) ?? [])
          .filter(({ active }) => active)
          .map(named),
      })),
    regions,
    apps: options.app,
    billing_countries: countryCodes.map((id) => ({ id, name: countries.of(id) ?? id })).sort((a, b) => a.name.localeCompare(b.name, tag)),
  }
  return Object.fromEntries(types.map((type) => [type, all[type]])) as Data<typeof declared>
}
