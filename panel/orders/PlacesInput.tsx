import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useController, useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '../ui/Button.tsx'
import { Column, Row } from '../ui/boxes.ts'
import { CheckInput } from '../ui/form/choices.tsx'
import { FieldError } from '../ui/form/FieldError.tsx'
import { TextInput } from '../ui/form/inputs.tsx'
import { length } from '../ui/form/rules.ts'
import { SelectBox } from '../ui/form/TextBox.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useOrderRules } from './order-filters.ts'
import { newPlace } from './places.ts'

const Group = styled('fieldset')({
  display: 'grid',
  gap: '.5rem',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, fontWeight: 600 },
})
const Line = styled('div')({ display: 'grid', gap: '.5rem', gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))' })

/** Where the lessons may take place, with the cities of what is not online (spec: decisions ORD-23). */
export function PlacesInput() {
  const translate = useTranslate()
  const [atClient, atTutor] = useWatch({ name: ['location_at_client', 'location_at_tutor'] })
  return (
    <Column>
      <Group>
        <legend>{translate('fields.locations')}</legend>
        <Row>
          <CheckInput source="location_at_online" />
          <CheckInput source="location_at_tutor" />
          <CheckInput source="location_at_client" />
        </Row>
        <FieldError source="location_at_online" />
      </Group>
      {atTutor && (
        <Group>
          <legend>{translate('orders.tutor_place')}</legend>
          <Places source="tutor_places" />
          <FieldError source="locations.tutor_place" />
        </Group>
      )}
      {atClient && (
        <Group>
          <legend>{translate('orders.client_place')}</legend>
          <Places source="client_places" />
          <FieldError source="locations.client_place" />
          <TextInput source="address" validate={length([0, 200])} isOptional />
        </Group>
      )}
    </Column>
  )
}

function Places({ source }: { source: 'tutor_places' | 'client_places' }) {
  const { fields, append, remove } = useFieldArray({ name: source })
  const translate = useTranslate()
  return (
    <>
      {fields.map(({ id }, at) => (
        <Row key={id} style={{ flexWrap: 'nowrap' }}>
          <PlaceLine source={`${source}.${at}`} />
          {fields.length > 1 && (
            <IconButton aria-label={translate('orders.remove_place', { number: at + 1 })} onClick={() => remove(at)}>
              <Icon name="close" />
            </IconButton>
          )}
        </Row>
      ))}
      <Row>
        <Button icon="plus" variant="text" onClick={() => append(newPlace())}>
          {translate('orders.add_place')}
        </Button>
      </Row>
    </>
  )
}

/** City, district and microdistrict, each narrowing the next. */
function PlaceLine({ source }: { source: string }) {
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
    <Line style={{ flex: 1 }}>
      <PlaceSelect label="city_id" value={city.value} options={options('city_id')} onChange={setCity} />
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
}

/** Nothing is drawn where there is nothing to choose from. */
function PlaceSelect({ label, value, options, onChange }: PlaceChoice) {
  const translate = useTranslate()
  if (options.length === 0) return null
  return (
    <SelectBox
      aria-label={translate(`orders.${label}`)}
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
