import { styled } from '@mui/material/styles'
import { SelectInput, useWrappedSource } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useOrderRules } from './order-rules.ts'

const Line = styled('div')({ display: 'grid', gap: '.5rem 1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))' })

const all = { emptyText: 'common.not_narrowed' }

/** City, district and microdistrict, each narrowing the next; nothing is drawn where there is nothing to choose from. */
export function PlaceLine() {
  const place = useWrappedSource('')
  const [city, district]: unknown[] = useWatch({ name: [`${place}.city`, `${place}.district`] })
  const { setValue } = useFormContext()
  const options = useOrderRules()
  const within = (field: string, parent: unknown) => options(field).filter((option) => option.parent === parent)
  const drop = (...parts: ('district' | 'subdistrict')[]) => {
    for (const part of parts) setValue(`${place}.${part}`, null, { shouldDirty: true })
  }
  const districts = within('district_id', city)
  const subdistricts = within('subdistrict_id', district)
  return (
    <Line>
      <SelectInput source="city" label="orders.city_id" choices={options('city_id')} emptyText="" onChange={() => drop('district', 'subdistrict')} />
      {districts.length > 0 && (
        <SelectInput source="district" label="orders.district_id" choices={districts} {...all} onChange={() => drop('subdistrict')} />
      )}
      {subdistricts.length > 0 && <SelectInput source="subdistrict" label="orders.subdistrict_id" choices={subdistricts} {...all} />}
    </Line>
  )
}
