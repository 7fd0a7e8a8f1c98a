import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { ArrayInput, BooleanInput, SimpleFormIterator, TextInput, useSimpleFormIterator, useSimpleFormIteratorItem, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { orderLimits } from '../../schemas/order-options.ts'
import { Button } from '../ui/Button.tsx'
import { Column, Row } from '../ui/boxes.ts'
import { length } from '../ui/form/rules.ts'
import { Icon } from '../ui/Icon.tsx'
import { PlaceLine } from './PlaceLine.tsx'
import { newPlace } from './places.ts'

const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, fontSize: 'var(--t-xs)', color: 'var(--ink-2)' },
})

const addressRules = length(orderLimits.address)

/** Where the lessons may take place, with the cities of what is not online (spec: decisions ORD-23). */
export function PlacesInput() {
  const translate = useTranslate()
  const [atClient, atTutor] = useWatch({ name: ['location_at_client', 'location_at_tutor'] })
  return (
    <Column>
      <Group>
        <legend>{translate('fields.locations')}</legend>
        <Row style={{ columnGap: '1.25rem', alignItems: 'start' }}>
          <BooleanInput source="location_at_online" />
          <BooleanInput source="location_at_tutor" />
          <BooleanInput source="location_at_client" />
        </Row>
      </Group>
      {atTutor && <Places source="tutor_places" label="fields.tutor_place" />}
      {atClient && (
        <>
          <Places source="client_places" label="fields.client_place" />
          <TextInput source="address" validate={addressRules} />
        </>
      )}
    </Column>
  )
}

function Places({ source, label }: { source: 'tutor_places' | 'client_places'; label: string }) {
  const places: unknown = useWatch({ name: source })
  return (
    <ArrayInput source={source} label={label}>
      <SimpleFormIterator disableRemove={Array.isArray(places) && places.length < 2} addButton={<AddPlace />} removeButton={<RemovePlace />}>
        <PlaceLine />
      </SimpleFormIterator>
    </ArrayInput>
  )
}

function AddPlace() {
  const { add } = useSimpleFormIterator()
  const translate = useTranslate()
  return (
    <Button icon="plus" variant="text" onClick={() => add(newPlace())}>
      {translate('orders.add_place')}
    </Button>
  )
}

function RemovePlace() {
  const { index, remove } = useSimpleFormIteratorItem()
  const translate = useTranslate()
  return (
    <IconButton aria-label={translate('orders.remove_place', { number: index + 1 })} onClick={() => remove()}>
      <Icon name="close" />
    </IconButton>
  )
}
