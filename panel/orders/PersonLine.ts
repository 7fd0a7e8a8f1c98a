import { styled } from '@mui/material/styles'

/** A person in a list: who they are takes the room there is, what can be done about them stands at the right. */
export const PersonLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '.5rem .75rem',
  '& > .who': { flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& > .doings': { alignSelf: 'center', justifyContent: 'flex-end', marginLeft: 'auto' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '1.5rem' },
})
