import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { get, useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { Button } from '../ui/Button.tsx'
import { Column, Row } from '../ui/boxes.ts'
import { CheckInput } from '../ui/form/choices.tsx'
import { FieldError } from '../ui/form/FieldError.tsx'
import { TextInput } from '../ui/form/inputs.tsx'
import { length } from '../ui/form/rules.ts'
import { Icon } from '../ui/Icon.tsx'
import { PlaceLine } from './PlaceLine.tsx'
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

/** Whether the server refused this field, so that its box is found by whoever mends it. */
const useIsRefused = (source: string) => get(useFormState().errors, source) !== undefined

/** Where the lessons may take place, with the cities of what is not online (spec: decisions ORD-23). */
export function PlacesInput() {
  const translate = useTranslate()
  const [atClient, atTutor] = useWatch({ name: ['location_at_client', 'location_at_tutor'] })
  return (
    <Column>
      <Group>
        <legend>{translate('fields.locations')}</legend>
        <Row style={{ columnGap: '1.25rem' }}>
          <CheckInput source="location_at_online" />
          <CheckInput source="location_at_tutor" />
          <CheckInput source="location_at_client" />
        </Row>
        <FieldError source="location_at_online" />
      </Group>
      {atTutor && (
        <Group>
          <legend>{translate('fields.tutor_place')}</legend>
          <Places source="tutor_places" refused="locations.tutor_place" />
        </Group>
      )}
      {atClient && (
        <Group>
          <legend>{translate('fields.client_place')}</legend>
          <Places source="client_places" refused="locations.client_place" />
          <TextInput source="address" validate={length([0, 200])} isOptional />
        </Group>
      )}
    </Column>
  )
}

/** The places of either side; `refused` is the contract's field that the server speaks of. */
function Places({ source, refused }: { source: 'tutor_places' | 'client_places'; refused: string }) {
  const { fields, append, remove } = useFieldArray({ name: source })
  const isRefused = useIsRefused(refused)
  const translate = useTranslate()
  return (
    <>
      {fields.map(({ id }, at) => (
        <Row key={id} style={{ flexWrap: 'nowrap' }}>
          <PlaceLine source={`${source}.${at}`} isInvalid={isRefused} />
          {fields.length > 1 && (
            <IconButton aria-label={translate('orders.remove_place', { number: at + 1 })} onClick={() => remove(at)}>
              <Icon name="close" />
            </IconButton>
          )}
        </Row>
      ))}
      <FieldError source={refused} />
      <Row>
        <Button icon="plus" variant="text" onClick={() => append(newPlace())}>
          {translate('orders.add_place')}
        </Button>
      </Row>
    </>
  )
}
