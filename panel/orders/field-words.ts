import { useTranslate } from 'react-admin'
import type { Locations } from '../../schemas/index.ts'
import { useOrderRules } from './order-rules.ts'
import { clientRows, type PlaceRow, rowsOf } from './places.ts'

/** A field's value as a person reads it, for comparing two of them. */
export function useFieldWords() {
  const options = useOrderRules()
  const translate = useTranslate()
  const name = (field: string, id: unknown) => options(field).find((option) => option.id === id)?.name
  const placeOf = ({ city, district, subdistrict }: PlaceRow) =>
    [name('city_id', city), name('district_id', district), name('subdistrict_id', subdistrict)].filter(Boolean).join(', ')
  const placesOf = ({ client_place, tutor_place }: Locations) => [...clientRows(client_place), ...rowsOf(tutor_place)].map(placeOf).join('; ')
  const lessonsOf = (lessons: Record<string, number[]>) =>
    Object.entries(lessons)
      .map(([lesson, levels]) => [name('lesson_id', Number(lesson)), ...levels.map((level) => name('level_id', level))].filter(Boolean).join(', '))
      .join('; ')

  return (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return translate('common.not_set')
    if (typeof value === 'boolean') return translate(value ? 'common.yes' : 'common.no')
    if (field === 'locations') return placesOf(value as Locations) || translate('common.not_set')
    if (field === 'lesson_levels') return lessonsOf(value as Record<string, number[]>)
    if (Array.isArray(value)) return value.map((id) => name(field, id) ?? id).join(', ') || translate('common.not_set')
    return name(field, value) ?? String(value)
  }
}
