import type { Components, Theme } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { useGetRecordRepresentation, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { measures } from '../../theme/tokens.ts'
import { Icon } from '../ui/Icon.tsx'
import { DownIcon } from './DownIcon.tsx'

const label = { fontSize: measures['t-xs'], lineHeight: 1.4, color: 'var(--ink-2)' }

/** Below a box: its hint, or what is wrong with it, which screen readers hear at once. */
function HelperText({ children, className, ...props }: ComponentProps<'p'>) {
  const isWrong = className?.includes('Mui-error')
  return (
    <p {...props} className={className} {...(isWrong && { role: 'alert' })}>
      {isWrong && <Icon name="info" />}
      <span>{children}</span>
    </p>
  )
}

/** react-admin holds a line free below each box; ours stands there only when it says something. */
const noLine = { defaultProps: { helperText: false } } as const
const choices = {
  defaultProps: { helperText: false, margin: 'none' },
  styleOverrides: {
    root: {
      '& > legend.MuiFormLabel-root': { ...label, transform: 'none', marginBottom: '.25rem' },
      '& .MuiFormGroup-row': { columnGap: '1.25rem' },
    },
  },
} as const

/** The label of a tick; that of a row says which. MUI asks for it while it draws the tick. */
function useTickLabel(owner: object) {
  const { className = '', 'aria-label': label } = owner as { className?: string; 'aria-label'?: string }
  const record = useRecordContext()
  const nameOf = useGetRecordRepresentation(useResourceContext())
  const translate = useTranslate()
  return { 'aria-label': className.includes('select-item') ? translate('common.select', { name: nameOf(record) }) : label }
}

/** Boxes to type and choose in: the label stands above, everything is 40 px high (look: input). */
export const inputs: Components<Omit<Theme, 'components'>> = {
  // An emptied text is '', as an empty one was read: null would count as a change. The calls take both alike.
  RaTextInput: { defaultProps: { helperText: false, parse: (text: string) => text, autoComplete: 'off' } },
  RaNumberInput: noLine,
  RaDateInput: noLine,
  RaDateTimeInput: noLine,
  // what can't be emptied has been chosen already
  RaSelectInput: { defaultProps: { helperText: false, margin: 'none' }, styleOverrides: { root: { '& label [aria-hidden]': { display: 'none' } } } },
  RaAutocompleteInput: { defaultProps: { helperText: false, autoHighlight: true, noOptionsText: 'ra.navigation.no_results' } },
  RaBooleanInput: noLine,
  RaCheckboxGroupInput: choices,
  RaRadioButtonGroupInput: choices,
  RaArrayInput: {
    defaultProps: { helperText: false, margin: 'none' },
    styleOverrides: { root: { '& > .RaArrayInput-label': { position: 'static' } } },
  },
  RaSimpleFormIterator: {
    defaultProps: { disableReordering: true, disableClear: true, fullWidth: true },
    styleOverrides: {
      root: {
        '& .RaSimpleFormIterator-line': { display: 'flex', alignItems: 'start', borderBottom: 0, paddingBottom: '.5rem' },
        '& .RaSimpleFormIterator-action': { visibility: 'visible', marginTop: '1.5rem' },
      },
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
  MuiFormControl: {
    defaultProps: { margin: 'none', size: 'small', fullWidth: true },
    styleOverrides: { root: { marginBlock: 0, minWidth: 0 } },
  },
  MuiFormControlLabel: { styleOverrides: { root: { marginInline: '-.5rem 0', gap: '.125rem' }, label: { fontSize: measures['t-s'] } } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        ...label,
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: '.25rem',
        whiteSpace: 'normal',
        '&.Mui-focused': { color: 'var(--ink-2)' },
        '&:empty': { display: 'none' },
      },
    },
  },
  MuiFormHelperText: {
    defaultProps: { component: HelperText } as object,
    styleOverrides: {
      root: {
        display: 'flex',
        gap: '.25rem',
        margin: '.25rem 0 0',
        fontSize: measures['t-s'],
        '&.Mui-error': { color: 'var(--bad)' },
        '& > svg': { flex: 'none' },
        '&:empty, &:has(> span:empty)': { display: 'none' },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        background: 'var(--surface)',
        minHeight: '2.5rem',
        fontSize: measures['t-s'],
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink)' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        // the ring that everything else has
        '&.Mui-focused:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1 },
        '&.Mui-disabled': { background: 'var(--mute-soft)' },
      },
      notchedOutline: { top: 0, borderColor: 'var(--edge)', '& legend': { display: 'none' } },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: {
        '&.MuiInputBase-multiline': { padding: '.375rem .75rem' },
        // MUI's measure keeps the width that the window had
        '& textarea[aria-hidden]': { maxWidth: '100%' },
      },
      input: {
        boxSizing: 'border-box',
        height: '2.5rem',
        '&::placeholder': { color: 'var(--ink-2)', opacity: 1 },
        'textarea&': { minHeight: '1.5rem', lineHeight: 1.5 },
      },
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: DownIcon, displayEmpty: true },
    styleOverrides: {
      select: { display: 'flex', alignItems: 'center', minHeight: '2.5rem', boxSizing: 'border-box' },
      icon: { top: 'calc(50% - .625em)', right: '.5rem', color: 'var(--ink-2)' },
    },
  },
  MuiAutocomplete: {
    defaultProps: { autoHighlight: true, popupIcon: <Icon name="down" />, clearIcon: <Icon name="close" /> },
    styleOverrides: {
      inputRoot: { '&.MuiOutlinedInput-root': { paddingBlock: 0 }, '& .MuiAutocomplete-input.MuiAutocomplete-input': { paddingBlock: 0 } },
      endAdornment: { '& .MuiIconButton-root': { fontSize: 'inherit', minWidth: 0, minHeight: '1.5rem', padding: '.125rem' } },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      thumb: { boxShadow: 'none', border: '1px solid var(--edge)' },
      track: { background: 'var(--mute-soft)', border: '1px solid var(--edge)', opacity: 1 },
    },
  },
  MuiCheckbox: {
    defaultProps: {
      size: 'small',
      // react-admin puts the label where ARIA forbids it
      slotProps: {
        root: { 'aria-label': undefined } as object,
        input: useTickLabel,
      },
    },
  },
}
