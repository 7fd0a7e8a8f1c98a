import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { type CoreFileRecord, fieldOfWord } from '../../data-providers/core-files.ts'
import { groupThousands } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Button } from '../ui/Button.tsx'
import { Column, Soft } from '../ui/boxes.ts'
import { Chip, Chips } from '../ui/Chip.tsx'
import { changedWords, foundWords, type Shown } from './found.ts'
import { WordInput } from './WordInput.tsx'

/** So many stand in the page at first, and so many more at a press. */
const PAGE = 30

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '1rem' })

/** Every word of the product in a language with staff's own below it: found by key and text, and by what became of them (spec: decisions SEO-4). */
export function WordsInputs() {
  const record = useRecordContext<CoreFileRecord>() as CoreFileRecord
  const { getValues } = useFormContext<Record<string, string>>()
  const { errors } = useFormState()
  const [asked, setAsked] = useState<{ text: string; shown: Shown }>({ text: '', shown: 'all' })
  // what is shown stays while it is typed in: only another question takes a word away
  const [found, setFound] = useState(() => foundWords(record, getValues(), asked))
  const [most, setMost] = useState(PAGE)
  const translate = useTranslate()

  const ask = (change: Partial<typeof asked>) => {
    const question = { ...asked, ...change }
    setAsked(question)
    setFound(foundWords(record, getValues(), question))
    setMost(PAGE)
  }
  const wrong = Object.keys(record.product).filter((key) => fieldOfWord(key) in errors)
  const keys = [...new Set([...wrong, ...found])]
  return (
    <Column>
      <TextField
        type="search"
        value={asked.text}
        onChange={({ target }) => ask({ text: target.value })}
        // it is no part of the form that it stands in
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        placeholder={translate('core_files.find')}
        slotProps={{ htmlInput: { 'aria-label': translate('core_files.find') } }}
      />
      <ShownChips record={record} shown={asked.shown} onShow={(shown) => ask({ shown })} />
      {keys.length === 0 && <Soft role="status">{translate('core_files.none_found')}</Soft>}
      <List>
        {keys.slice(0, Math.max(most, wrong.length)).map((key) => (
          <WordInput key={key} name={key} record={record} />
        ))}
      </List>
      {keys.length > most && (
        <Button variant="outlined" onClick={() => setMost(most + PAGE)}>
          {translate('common.show_more', { smart_count: Math.min(PAGE, keys.length - most) })}
        </Button>
      )}
    </Column>
  )
}

/** How many words there are, how many of staff and how many not saved; they alone are drawn anew with every letter. */
function ShownChips({ record, shown, onShow }: { record: CoreFileRecord; shown: Shown; onShow: (shown: Shown) => void }) {
  const typed = useWatch() as Record<string, string>
  const edition = useEdition()
  const translate = useTranslate()
  const keys = Object.keys(record.product)
  const counts = {
    all: keys.length,
    own: keys.filter((key) => typed[fieldOfWord(key)]).length,
    changed: changedWords(record, typed).length,
  }
  return (
    <Chips role="group" aria-label={translate('core_files.words')}>
      {(['all', 'own', 'changed'] as const).map((one) => (
        <Chip key={one} type="button" aria-pressed={shown === one} onClick={() => onShow(one)}>
          {translate(`core_files.shown.${one}`)} <b>{groupThousands(counts[one], edition, edition.panelLanguage)}</b>
        </Chip>
      ))}
    </Chips>
  )
}
