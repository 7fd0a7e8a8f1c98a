import IconButton from '@mui/material/IconButton'
import { useSimpleFormIterator, useSimpleFormIteratorItem } from 'react-admin'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'

/** Adds a row to the list of an `ArrayInput`; `row` is what it begins with. */
export function AddRow({ label, row }: { label: string; row?: object | string }) {
  const { add } = useSimpleFormIterator()
  return (
    <Button icon="plus" variant="text" onClick={() => add(row)}>
      {label}
    </Button>
  )
}

/** Takes its row out of the list; `label` names it by its place. */
export function RemoveRow({ label }: { label: (place: number) => string }) {
  const { index, remove } = useSimpleFormIteratorItem()
  return (
    <IconButton aria-label={label(index + 1)} onClick={() => remove()}>
      <Icon name="close" />
    </IconButton>
  )
}
