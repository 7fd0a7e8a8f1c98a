import IconButton from '@mui/material/IconButton'
import {
  ArrayInput,
  BooleanInput,
  SimpleFormIterator,
  useRecordContext,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
  useTranslate,
} from 'react-admin'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { AliasInput } from './AliasInput.tsx'
import { Beside } from './boxes.ts'
import { NamesInput } from './NamesInput.tsx'

/** On the height of the boxes, whose labels stand above them. */
const besideBoxes = { marginTop: { md: '1.5rem' } }

/** The microdistricts of a district, written with it: one that is taken out is deleted. */
export const SubdistrictsInput = () => (
  <ArrayInput source="subdistricts">
    <SimpleFormIterator addButton={<Add />} removeButton={<Remove />}>
      <Beside>
        <NamesInput source="name" />
        <AliasInput helperText={false} />
        <BooleanInput source="active" label="fields.active" sx={besideBoxes} />
      </Beside>
    </SimpleFormIterator>
  </ArrayInput>
)

function Add() {
  const { add } = useSimpleFormIterator()
  const translate = useTranslate()
  return (
    <Button icon="plus" variant="text" onClick={() => add({ active: true })}>
      {translate('reference.new.subdistrict')}
    </Button>
  )
}

function Remove() {
  const { index, remove } = useSimpleFormIteratorItem()
  const translate = useTranslate()
  const title: unknown = useRecordContext()?.title
  return (
    <IconButton aria-label={translate('reference.take_out', { name: typeof title === 'string' ? title : index + 1 })} onClick={() => remove()}>
      <Icon name="close" />
    </IconButton>
  )
}
