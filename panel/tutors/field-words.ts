import { useTranslate } from 'react-admin'
import type { TutorForStaff } from '../../schemas/index.ts'
import type { TutorText } from '../../schemas/tutor-texts.ts'
import { hoursOf } from '../../theme/week.ts'
import { useEdition } from '../edition.ts'
import type { RuleOption } from '../orders/order-rules.ts'
import { rowsOf } from '../orders/places.ts'

/** Fields whose options have another name. */
const optionsOf: Readonly<Record<string, string>> = { lesson_rates: 'rate_id' }

/** Field → the enumeration whose words its values have. */
const enumerations: Readonly<Record<string, string>> = { sex: 'sex', age: 'age', prof: 'prof', practice_id: 'practice' }

/** A text in all its languages. */
const inLanguages = (text: TutorText) => (typeof text === 'string' ? text : Object.values(text).filter(Boolean).join(' / '))

/** A field's value as a person reads it, for comparing two of them; `options` are those of a form. */
export function useTutorWords(options: (field: string) => RuleOption[]) {
  const edition = useEdition()
  const translate = useTranslate()
  const name = (field: string, id: unknown) => options(optionsOf[field] ?? field).find((option) => option.id === id)?.name
  const lesson = (id: string) => name('lesson_id', Number(id)) ?? id
  const placeNames = (ids: readonly (number | null)[]) =>
    ['city_id', 'district_id', 'subdistrict_id']
      .map((field, at) => (ids[at] ? name(field, ids[at]) : null))
      .filter(Boolean)
      .join(', ')
  const placesOf = ({ home, travel, online }: Partial<TutorForStaff['locations']>) => [
    ...(home?.locations.map(({ city_id, district_id, subdistrict_id, address }) =>
      [placeNames([city_id, district_id, subdistrict_id]), address].filter(Boolean).join(', '),
    ) ?? []),
    ...rowsOf(travel?.locations ?? {}).map(({ city, district, subdistrict }) => placeNames([city, district, subdistrict])),
    ...(online?.work_online ? [translate('enums.place_order.online')] : []),
  ]
  const ofObject: Record<string, (value: never) => string[]> = {
    locations: placesOf,
    schedule: (days: Record<string, number[]>) =>
      Object.entries(days).map(([day, slots]) => `${translate(`enums.weekdays_short.${day}`)} ${hoursOf(slots, edition).join(', ')}`),
    lesson_levels: (lessons: Record<string, number[]>) =>
      Object.entries(lessons).map(([id, levels]) => [lesson(id), ...levels.map((level) => name('level_id', level))].filter(Boolean).join(', ')),
    lesson_rates: (rates: Record<string, number>) => Object.entries(rates).map(([id, rate]) => `${lesson(id)}: ${name('rate_id', rate) ?? rate}`),
    lesson_descriptions: (texts: Record<string, { description: TutorText }>) =>
      Object.entries(texts).map(([id, { description }]) => `${lesson(id)}: ${inLanguages(description)}`),
    ...Object.fromEntries(['short_description', 'description', 'speciality'].map((field) => [field, (text: TutorText) => [inLanguages(text)]])),
  }

  return (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return translate('common.not_set')
    const enumeration = enumerations[field]
    if (enumeration) return translate(`enums.${enumeration}.${value}`, { _: String(value) })
    if (typeof value === 'boolean') return translate(value ? 'common.yes' : 'common.no')
    const worded = ofObject[field]?.(value as never)
    if (worded) return worded.join('; ') || translate('common.not_set')
    if (Array.isArray(value))
      return (
        value.map((one) => (typeof one === 'object' ? Object.values(one).join(': ') : (name(field, one) ?? one))).join(', ') ||
        translate('common.not_set')
      )
    return name(field, value) ?? String(value)
  }
}
