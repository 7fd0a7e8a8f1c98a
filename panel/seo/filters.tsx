import { SelectInput } from 'react-admin'
import { slugs } from '../slugs.ts'
import { RecordInput } from '../ui/form/RecordInput.tsx'

const catalogues = (['offline', 'online'] as const).map((id) => ({ id, name: `seo.catalogues.${id}` }))
const places = (['online', 'tutor', 'client'] as const).map((id) => ({ id, name: `seo.places.${id}` }))

const records = [
  ['lesson_id', slugs.lessons],
  ['level_id', slugs.levels],
  ['city_id', slugs.cities],
  ['district_id', slugs.districts],
  ['subdistrict_id', slugs.subdistricts],
] as const

/** The filters of a combination, each below `at`: those of the list stand at its top, those of a form below their field (spec: decisions SEO-1). */
export const combinationInputs = (at = '') => [
  <SelectInput key="catalog_type" source={`${at}catalog_type`} label="seo.fields.catalog_type" choices={catalogues} alwaysOn />,
  ...records.map(([field, reference]) => (
    <RecordInput key={field} source={`${at}${field}`} label={`fields.${field}`} reference={reference} alwaysOn />
  )),
  <SelectInput key="place" source={`${at}place`} label="filters.place" choices={places} alwaysOn />,
]
