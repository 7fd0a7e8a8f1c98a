import { styled } from '@mui/material/styles'

const Mark = styled('span')({
  display: 'inline-block',
  minWidth: '1.375rem',
  paddingInline: '.375rem',
  borderRadius: 'var(--r-full)',
  background: 'var(--mark)',
  color: 'var(--on-mark)',
  font: '650 var(--t-xs)/1.375rem var(--font)',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})

/** How many things wait for the reader; nothing at 0, 99+ at most. */
export const Count = ({ of, label }: { of: number; label?: string }) => (of > 0 ? <Mark title={label}>{of > 99 ? '99+' : of}</Mark> : null)
