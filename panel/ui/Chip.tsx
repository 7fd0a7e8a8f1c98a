import { styled } from '@mui/material/styles'

/** A filter or choice; chosen by `aria-pressed`. */
export const Chip = styled('button')({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '.375rem',
  minHeight: '2.25rem',
  padding: '.25rem .625rem',
  border: '1px solid var(--edge)',
  borderRadius: 'var(--r-full)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  font: '500 var(--t-s)/1.2 var(--font)',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--ink)' },
  '&[aria-pressed=true]': { background: 'var(--accent-soft)', borderColor: 'var(--accent)' },
  '&:disabled': { background: 'var(--mute-soft)', color: 'var(--mute)', borderColor: 'transparent', cursor: 'default' },
  '& b': { fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
})

/** Chips in a row: they wrap where there is room and scroll sideways on a phone. */
export const Chips = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.375rem',
  [theme.breakpoints.down('md')]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    gap: '.5rem',
    marginInline: '-1rem',
    padding: '.25rem 1rem',
  },
}))
