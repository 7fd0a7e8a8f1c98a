import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useGetList, useRecordContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { textField } from '../../data-providers/seo.ts'
import type { Language } from '../../editions/language-table.ts'
import { combinationFields } from '../../schemas/seo-terms.ts'
import { useEdition } from '../edition.ts'
import { slugs } from '../slugs.ts'
import { Button } from '../ui/Button.tsx'
import { Column, Soft } from '../ui/boxes.ts'
import { isEmpty } from '../ui/is-empty.ts'
import { languageName } from '../ui/language-name.ts'
import type { Combination } from './record.ts'

/** This form, as a choice among combinations. */
const HERE = 0
const everything = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'updated_at', order: 'DESC' }, filter: {} } as const

/** Whose texts take the place of those of the language: nothing is saved yet. */
export function CopyDialog({ lang, onClose }: { lang: Language; onClose: () => void }) {
  const edition = useEdition()
  const record = useRecordContext<Combination>()
  const { getValues, setValue } = useFormContext<Record<string, unknown>>()
  const { data = [] } = useGetList<Combination>(slugs.h2texts, everything)
  const others = data.filter(({ id, name }) => id !== record?.id && name)
  const isOnly = edition.locales.length === 1
  const [from, setFrom] = useState<number | undefined>(isOnly ? undefined : HERE)
  const [spoken, setSpoken] = useState<Language>(edition.locales.find((one) => one !== lang) ?? lang)
  const translate = useTranslate()
  const id = useId()
  const source = from === HERE ? getValues() : (others.find((one) => one.id === from) as unknown as Record<string, unknown> | undefined)
  const values = combinationFields.map((field) => [field, source?.[textField(spoken, field)]] as const)
  const isNothing = values.every(([, value]) => isEmpty(value)) || (from === HERE && spoken === lang)
  const copy = () => {
    for (const [field, value] of values)
      setValue(textField(lang, field), value ?? (field === 'faq' ? [] : ''), { shouldDirty: true, shouldValidate: true })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('seo.copy_to', { language: languageName(lang, edition) })}</DialogTitle>
      <DialogContent>
        <Column>
          <TextField select label={translate('seo.combination')} value={from ?? ''} onChange={({ target }) => setFrom(Number(target.value))}>
            {!isOnly && <MenuItem value={HERE}>{translate('seo.this_one')}</MenuItem>}
            {others.map((one) => (
              <MenuItem key={one.id} value={one.id}>
                {one.name}
              </MenuItem>
            ))}
          </TextField>
          {!isOnly && (
            <TextField select label={translate('fields.lang')} value={spoken} onChange={({ target }) => setSpoken(target.value as Language)}>
              {edition.locales.map((one) => (
                <MenuItem key={one} value={one}>
                  {languageName(one, edition)}
                </MenuItem>
              ))}
            </TextField>
          )}
          {from !== undefined && isNothing && <Soft role="status">{translate('seo.nothing_there')}</Soft>}
        </Column>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {translate('common.cancel')}
        </Button>
        <Button variant="contained" disabled={isNothing} onClick={copy}>
          {translate('seo.copy_verb')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
