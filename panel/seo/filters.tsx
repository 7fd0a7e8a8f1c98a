import { useEffect, useRef } from 'react'
import { SelectInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { slugs } from '../slugs.ts'
import { RecordInput } from '../ui/form/RecordInput.tsx'
import { isEmpty } from '../ui/is-empty.ts'

const catalogues = (['offline', 'online'] as const).map((id) => ({ id, name: `seo.catalogues.${id}` }))
const places = (['online', 'tutor', 'client'] as const).map((id) => ({ id, name: `seo.places.${id}` }))

interface Props {
  at: string
  field: string
  /** Of a filter. */
  source?: string
  alwaysOn?: boolean
}
interface Dependent extends Props {
  reference: string
  /** The field that has to be chosen first: its records are parts of that one's. */
  within: string
}

/** A choice among the parts of another: it waits for that one, and goes when that one changes. */
function PartInput({ at, field, reference, within }: Dependent) {
  const whole: number | undefined = useWatch({ name: at + within })
  const { setValue } = useFormContext()
  const seen = useRef(whole)
  useEffect(() => {
    if (seen.current === whole) return
    seen.current = whole
    setValue(at + field, '', { shouldDirty: true })
  }, [at, field, setValue, whole])
  return (
    <RecordInput
      source={at + field}
      label={`fields.${field}`}
      reference={reference}
      filter={isEmpty(whole) ? {} : { [within]: whole }}
      disabled={isEmpty(whole)}
    />
  )
}

/** The filters of a combination, each below `at`: those of the list stand at its top, those of a form below their field (spec: decisions SEO-1). */
export const combinationInputs = (at = '') => [
  <SelectInput key="catalog_type" source={`${at}catalog_type`} label="seo.fields.catalog_type" choices={catalogues} alwaysOn />,
  <RecordInput key="lesson_id" source={`${at}lesson_id`} label="fields.lesson_id" reference={slugs.lessons} alwaysOn />,
  <PartInput key="level_id" {...part(at, 'level_id')} reference={slugs.levels} within="lesson_id" />,
  <RecordInput key="city_id" source={`${at}city_id`} label="fields.city_id" reference={slugs.cities} alwaysOn />,
  <PartInput key="district_id" {...part(at, 'district_id')} reference={slugs.districts} within="city_id" />,
  <PartInput key="subdistrict_id" {...part(at, 'subdistrict_id')} reference={slugs.subdistricts} within="district_id" />,
  <RecordInput key="tag_id" source={`${at}tag_id`} label="seo.fields.tag_id" reference={slugs.tags} alwaysOn />,
  <SelectInput key="place" source={`${at}place`} label="filters.place" choices={places} alwaysOn />,
]

/** What the list of filters asks of each of them. */
const part = (at: string, field: string) => ({ at, field, source: at + field, alwaysOn: true })
