import { styled } from '@mui/material/styles'
import { sheetLook } from '../ui/Sheet.tsx'

/** What is looked through: parts parted by rules, what can be done at its foot. */
export const Desk = styled('div')({
  ...sheetLook,
  padding: 0,
  minWidth: 0,
})

/** The text beside what is known of it. */
export const ReadSide = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderTop: '1px solid var(--rule)',
  [theme.breakpoints.up('xl')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 18rem',
    '& > aside': { borderLeft: '1px solid var(--rule)' },
  },
}))

export const Part = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.5rem',
  padding: '.75rem 1rem',
  fontVariantNumeric: 'tabular-nums',
  '& + &': { borderTop: '1px solid var(--rule)' },
  'aside &:first-of-type': { borderTop: 0 },
  '& h2, & h3': { margin: 0, fontSize: 'var(--t-s)', fontWeight: 650 },
  '& p': { margin: 0 },
})

/** Short facts in a row. */
export const Facts = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '.25rem 1rem',
  margin: 0,
  color: 'var(--ink-2)',
  fontVariantNumeric: 'tabular-nums',
})

/** What one reads, in lines of a length to be read. */
export const Paper = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.75rem',
  maxWidth: '44rem',
  fontSize: '.9375rem',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& :is(p, h2, h3, h4, ul, ol, figure, blockquote, pre, table)': { margin: 0 },
  '& :is(h2, h3, h4)': { fontSize: 'var(--t-m)', fontWeight: 650 },
  '& :is(ul, ol)': { paddingLeft: '1.5rem' },
  '& blockquote': { paddingLeft: '.75rem', borderLeft: '3px solid var(--rule)' },
  '& pre': { overflowX: 'auto' },
  '& table': {
    display: 'block',
    overflowX: 'auto',
    borderCollapse: 'collapse',
    '& :is(td, th)': { padding: '.25rem .5rem', border: '1px solid var(--rule)' },
  },
  '& img': {
    display: 'block',
    maxWidth: '100%',
    maxHeight: '24rem',
    width: 'auto',
    height: 'auto',
    borderRadius: 'var(--r-s)',
    filter: 'var(--photo)',
  },
  '& .lead': { color: 'var(--ink-2)' },
  '& mark': {
    background: 'var(--info-soft)',
    color: 'inherit',
    textDecoration: 'underline dotted var(--info)',
    textDecorationThickness: 2,
    textUnderlineOffset: '.22em',
    boxDecorationBreak: 'clone',
  },
  '& sup': { marginLeft: '.125rem', fontSize: '.6875rem', fontWeight: 650, lineHeight: 0, color: 'var(--info)' },
})

/** What can be done, in sight however long the text is. */
export const Foot = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5rem',
  padding: '.75rem 1rem',
  background: 'var(--surface)',
  borderTop: '1px solid var(--rule)',
  borderRadius: '0 0 var(--r-m) var(--r-m)',
  '& > form': { width: '100%' },
  '@media (max-height: 30rem)': { position: 'static' },
})

/** A key beside the words of what it does; where there is no keyboard it would only take room. */
export const Key = styled('kbd')({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.25rem',
  marginLeft: '.25rem',
  padding: '0 .25rem',
  border: '1px solid currentColor',
  borderRadius: '.25rem',
  font: '600 .6875rem/1.125rem var(--font)',
  opacity: 0.85,
  '@media (hover: none), (width < 768px)': { display: 'none' },
})
