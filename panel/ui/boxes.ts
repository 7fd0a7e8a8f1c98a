import { styled } from '@mui/material/styles'

/** With less room than this of its own a telephone number does not stand beside its name. */
export const NARROW = '@container (max-width: 16rem)'

/** Things beside each other that wrap. */
export const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5rem',
  // wider than the row alone: it wraps inside
  ':where(& > *)': { maxWidth: '100%' },
})
/** Things below each other. */
export const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem', alignContent: 'start', minWidth: 0 })
/** Takes the free room of a row, so that what follows stands at its end. */
export const Push = styled('span')({ flex: 1 })
export const Soft = styled('span')({ color: 'var(--ink-2)' })
export const Numbers = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
/** Read by screen readers only. */
export const Hidden = styled('span')({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' })
