import Autocomplete from '@mui/material/Autocomplete'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { Icon } from '../Icon.tsx'
import type { Option } from './inputs.tsx'
import { TextBox } from './TextBox.tsx'

const Labelled = styled('div')({
  display: 'grid',
  gap: '.25rem',
  minWidth: 0,
  '& > label': { fontSize: 'var(--t-xs)', color: 'var(--ink-2)' },
  '&.field > label': { fontSize: 'inherit', color: 'inherit', fontWeight: 600 },
})

const Box = styled('div')({
  position: 'relative',
  '& > input': { paddingRight: '2rem' },
  '& > svg': { position: 'absolute', right: '.5rem', top: '.6875rem', color: 'var(--ink-2)', pointerEvents: 'none' },
})

interface Combo {
  label: string
  options: readonly Option[]
  value: unknown
  onChange: (value: Option['id'] | null) => void
  placeholder?: string
  /** Its label looks like that of a form's field. */
  isField?: boolean
  isInvalid?: boolean
}

/** A choice of many, found by typing; Enter takes the first. */
export function ComboBox({ label, options, value, onChange, placeholder, isField = false, isInvalid = false }: Combo) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Labelled className={isField ? 'field' : ''}>
      <label htmlFor={id}>{label}</label>
      <Autocomplete
        id={id}
        options={[...options]}
        value={options.find((option) => option.id === value) ?? null}
        onChange={(_, option) => onChange(option?.id ?? null)}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
        autoHighlight
        noOptionsText={translate('common.nothing_found')}
        renderInput={({ InputProps, inputProps }) => (
          <Box ref={InputProps.ref}>
            <TextBox {...(inputProps as object)} placeholder={placeholder} aria-invalid={isInvalid} />
            <Icon name="down" />
          </Box>
        )}
      />
    </Labelled>
  )
}
