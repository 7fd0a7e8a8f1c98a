import { styled } from '@mui/material/styles'
import { TextInput, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { type CoreFileRecord, fieldOfWord } from '../../data-providers/core-files.ts'
import { languageTable } from '../../editions/language-table.ts'
import { allowedPlaces, otherPlaces, WORD_LETTERS } from '../../schemas/core-file-terms.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { length } from '../ui/form/rules.ts'
import { savedWord } from './found.ts'

const Item = styled('li')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '.25rem', '& code': { overflowWrap: 'anywhere' } })

/** The product's word, and staff's in its place. */
export function WordInput({ name, record }: { name: string; record: CoreFileRecord }) {
  const source = fieldOfWord(name)
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const typed: string = useWatch({ name: source }) ?? ''
  const places = allowedPlaces(name, (key) => record.product[key])
  const lang = record.lang && languageTable[record.lang].tag
  const filled = (text: string) => {
    const other = otherPlaces(text ?? '', places)
    if (other.length === 0) return undefined
    const all = { place: other.join(' '), places: places.join(' ') }
    return translate(places.length > 0 ? 'core_files.other_place' : 'core_files.no_places', all)
  }
  const giveBack = () => setValue(source, '', { shouldDirty: true, shouldValidate: true })
  return (
    <Item>
      <Row>
        <code>{name}</code>
        {typed !== savedWord(record, name) && <Badge tone="mark">{translate('core_files.not_saved')}</Badge>}
        <Push />
        {typed !== '' && (
          <Button variant="text" icon="refresh" aria-label={`${translate('core_files.back')}: ${name}`} onClick={giveBack}>
            {translate('core_files.back')}
          </Button>
        )}
      </Row>
      <Soft lang={lang}>{record.product[name]}</Soft>
      <TextInput
        source={source}
        label={false}
        multiline
        placeholder={translate('core_files.as_built')}
        validate={[...length([0, WORD_LETTERS]), filled]}
        slotProps={{ htmlInput: { 'aria-label': name, lang } }}
      />
    </Item>
  )
}
