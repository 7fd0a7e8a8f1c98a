import type { ComponentProps } from 'react'
import { useGetRecordRepresentation, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { measures } from '../../theme/tokens.ts'
import { EmptyChoice } from '../ui/form/EmptyChoice.tsx'
import { Icon } from '../ui/Icon.tsx'
import { DownIcon } from './DownIcon.tsx'
import type { Drawn } from './drawn.ts'
import { tick, ticked } from './tick.ts'

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

/** MUI hands its icons a size. */
const Dot = () => <i />

/** Boxes to type and choose in: the label stands above, everything is 40 px high. */
export const inputs: Drawn = {
  // An emptied text is '', as an empty one was read: null would count as a change. The calls take both alike.
  RaTextInput: { defaultProps: { helperText: false, parse: (text: string) => text, autoComplete: 'off' } },
  RaNumberInput: noLine,
  RaDateInput: noLine,
  RaDateTimeInput: noLine,
  // what is chosen and can't be emptied need not ask for it
  RaSelectInput: {
    defaultProps: { helperText: false, margin: 'none', emptyText: <EmptyChoice /> },
    styleOverrides: { root: { '&:has(.MuiSelect-nativeInput:not([value=""])) label [aria-hidden]': { display: 'none' } } },
  },
  RaAutocompleteInput: {
    defaultProps: { helperText: false, autoHighlight: true, noOptionsText: 'ra.navigation.no_results' },
    styleOverrides: { root: { '& .RaAutocompleteInput-textField': { minWidth: 0 } } },
  },
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
        // its words begin where the boxes begin
        '& .RaSimpleFormIterator-add': { marginInlineStart: '-.75rem' },
        '& .RaSimpleFormIterator-action': { visibility: 'visible', marginTop: '1.5rem' },
      },
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
  MuiFormControl: {
    defaultProps: { margin: 'none', size: 'small', fullWidth: true },
    styleOverrides: { root: { marginBlock: 0, minWidth: 0 } },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      // the box stands below its label's edge, though more than the box is pressed
      root: { minHeight: '2rem', marginInline: 0, gap: '.5rem', '& > .MuiCheckbox-root, & > .MuiRadio-root': { margin: '-.3125rem' } },
      label: { fontSize: measures['t-s'] },
    },
  },
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
    defaultProps: {
      autoHighlight: true,
      popupIcon: <Icon name="down" />,
      clearIcon: <Icon name="close" />,
      slotProps: { popper: { placement: 'bottom-start' } },
    },
    styleOverrides: {
      inputRoot: { '&.MuiOutlinedInput-root': { paddingBlock: 0 }, '& .MuiAutocomplete-input.MuiAutocomplete-input': { paddingBlock: 0 } },
      // wider than a narrow box, so that a choice stands in one line
      popper: { minWidth: '13rem' },
      // what none means is as good as a choice
      input: { '&::placeholder': { color: 'inherit' } },
      // a narrow box has a narrow list
      option: { overflowWrap: 'anywhere' },
      endAdornment: { '& .MuiIconButton-root': { color: 'var(--ink-2)', fontSize: 'inherit', minWidth: 0, minHeight: '1.5rem', padding: '.125rem' } },
      paper: { border: '1px solid var(--rule)', boxShadow: 'var(--shadow-pop)', borderRadius: measures['r-m'] },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: '2.75rem', height: '1.5rem', padding: 0, overflow: 'visible', flex: 'none' },
      // smaller ones are for rows of 24 px, which ours keeps
      sizeSmall: { '& .MuiSwitch-switchBase.Mui-checked': { transform: 'translateX(1.25rem)' } },
      switchBase: {
        padding: '.25rem',
        color: 'var(--ink-2)',
        '&.Mui-checked': {
          color: 'var(--on-accent)',
          transform: 'translateX(1.25rem)',
          '& .MuiSwitch-input': { left: '-1.25rem' },
          '& + .MuiSwitch-track': { background: 'var(--accent)', borderColor: 'var(--accent)', opacity: 1 },
        },
        '&.Mui-disabled': { opacity: 0.5, '& + .MuiSwitch-track': { opacity: 0.5 } },
        '&.Mui-focusVisible': { outline: 0, '& + .MuiSwitch-track': { outline: '3px solid var(--focus)', outlineOffset: '2px' } },
      },
      // as wide as the switch and no wider: at a window's edge it would push the page aside
      input: { left: 0, width: '2.75rem' },
      thumb: { width: '1rem', height: '1rem', boxShadow: 'none' },
      track: { background: 'var(--sunk)', border: '1px solid var(--edge)', borderRadius: measures['r-full'], opacity: 1 },
    },
  },
  MuiRadio: {
    defaultProps: { size: 'small', icon: <Dot />, checkedIcon: <Dot /> },
    styleOverrides: {
      root: {
        padding: '.3125rem',
        '& > i': { ...tick, borderRadius: '50%' },
        '&.Mui-checked > i': { ...ticked, boxShadow: 'inset 0 0 0 .25rem var(--accent)', background: 'var(--on-accent)' },
        '&:hover': { backgroundColor: 'transparent' },
        '&:hover > i': { borderColor: 'var(--ink)' },
        '&.Mui-disabled': { opacity: 0.5 },
      },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        padding: '.3125rem',
        '& > svg': tick,
        '&:is(.Mui-checked, .MuiCheckbox-indeterminate) > svg': ticked,
        '&:hover': { backgroundColor: 'transparent' },
        '&:hover > svg': { borderColor: 'var(--ink)' },
        '&.Mui-disabled': { opacity: 0.5 },
      },
    },
    defaultProps: {
      size: 'small',
      icon: <Icon name="check" />,
      checkedIcon: <Icon name="check" />,
      indeterminateIcon: <Icon name="minus" />,
      // react-admin puts the label where ARIA forbids it
      slotProps: {
        root: { 'aria-label': undefined } as object,
        input: useTickLabel,
      },
    },
  },
}
