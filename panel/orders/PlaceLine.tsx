import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useController } from 'react-hook-form'
import { SelectBox } from '../ui/form/SelectBox.tsx'
import { useOrderRules } from './order-filters.ts'

const Line = styled('div')({ flex: 1, display: 'grid', gap: '.5rem', gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))' })

/** City, district and microdistrict, each narrowing the next. */
export function PlaceLine({ source, isInvalid }: { source: string; isInvalid: boolean }) {
  const options = useOrderRules()
  const city = useController({ name: `${source}.city` }).field
  const district = useController({ name: `${source}.district` }).field
  const subdistrict = useController({ name: `${source}.subdistrict` }).field
  const within = (field: string, parent: unknown) => options(field).filter((option) => option.parent === parent)
  const setDistrict = (id: number | null) => {
    district.onChange(id)
    subdistrict.onChange(null)
  }
  const setCity = (id: number | null) => {
    city.onChange(id)
    setDistrict(null)
  }
  return (
    <Line>
      <PlaceSelect label="city_id" value={city.value} options={options('city_id')} onChange={setCity} isInvalid={isInvalid} />
      <PlaceSelect label="district_id" value={district.value} options={within('district_id', city.value)} onChange={setDistrict} />
      <PlaceSelect
        label="subdistrict_id"
        value={subdistrict.value}
        options={within('subdistrict_id', district.value)}
        onChange={subdistrict.onChange}
      />
    </Line>
  )
}

interface PlaceChoice {
  label: string
  value: number | null
  options: readonly { id: string | number; name: string }[]
  onChange: (id: number | null) => void
  isInvalid?: boolean
}

/** Nothing is drawn where there is nothing to choose from. */
function PlaceSelect({ label, value, options, onChange, isInvalid = false }: PlaceChoice) {
  const translate = useTranslate()
  if (options.length === 0) return null
  return (
    <SelectBox
      aria-label={translate(`orders.${label}`)}
      aria-invalid={isInvalid}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
    >
      <option value="">{translate(`orders.${label}`)}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectBox>
  )
}
