import { type CSSObject, styled } from '@mui/material/styles'

/** What every box of a form looks like. */
export const boxLook: CSSObject = {
  width: '100%',
  minHeight: '2.5rem',
  padding: '.375rem .75rem',
  background: 'var(--surface)',
  color: 'inherit',
  border: '1px solid var(--edge)',
  borderRadius: 'var(--r-s)',
  font: 'inherit',
  '&:hover': { borderColor: 'var(--ink)' },
  '&:focus': { outline: '3px solid var(--focus)', outlineOffset: '-1px' },
  '&::placeholder': { color: 'var(--ink-2)', opacity: 1 },
  '&:disabled': { background: 'var(--mute-soft)', color: 'var(--mute)', borderColor: 'var(--rule)' },
  '&[aria-invalid=true]': { border: '2px solid var(--bad)' },
}

export const TextBox = styled('input')(boxLook)
