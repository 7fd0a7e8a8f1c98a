import IconButton from '@mui/material/IconButton'
import {
  ArrayInput,
  BooleanInput,
  required,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { LINKS_BLOCK } from '../../schemas/block-keys.ts'
import { Button } from '../ui/Button.tsx'
import { RichTextInput } from '../ui/form/RichTextInput.tsx'
import { length } from '../ui/form/rules.ts'
import { Icon } from '../ui/Icon.tsx'
import { LanguageInput } from '../ui/languages/LanguageInput.tsx'
import { addPicture } from '../ui/rich-text/add-picture.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { KeyInput } from './KeyInput.tsx'

/** A block: its text, or the links of the footer. */
export function BlockInputs({ isNew = false, isUsed = false }: { isNew?: boolean; isUsed?: boolean }) {
  const key: unknown = useWatch({ name: 'key' })
  return (
    <Sheet title="units_blocks.block">
      <TextInput source="name" validate={[required(), ...length([2, 100])]} />
      <KeyInput readOnly={isUsed} />
      <LanguageInput readOnly={!isNew} />
      {key === LINKS_BLOCK ? <Links /> : <RichTextInput source="html" validate={required()} addPicture={addPicture()} />}
      <BooleanInput source="active" />
    </Sheet>
  )
}

/** A path of the site, from its root. */
const withinSite = (path: unknown) => (typeof path === 'string' && /^\/(?![/\\])\S*$/.test(path) ? undefined : 'units_blocks.within_site')

const Links = () => (
  <ArrayInput source="json" label="units_blocks.fields.json">
    <SimpleFormIterator inline addButton={<AddLink />} removeButton={<RemoveLink />}>
      <TextInput source="title" label="units_blocks.fields.title" validate={[required(), ...length([1, 100])]} />
      <TextInput source="href" label="units_blocks.fields.href" validate={[required(), withinSite]} />
    </SimpleFormIterator>
  </ArrayInput>
)

function AddLink() {
  const { add } = useSimpleFormIterator()
  const translate = useTranslate()
  return (
    <Button icon="plus" variant="text" onClick={() => add({ title: '', href: '/' })}>
      {translate('units_blocks.add_link')}
    </Button>
  )
}

function RemoveLink() {
  const { index, remove } = useSimpleFormIteratorItem()
  const translate = useTranslate()
  return (
    <IconButton aria-label={translate('units_blocks.remove_link', { number: index + 1 })} onClick={() => remove()}>
      <Icon name="close" />
    </IconButton>
  )
}
