import { type CSSObject, styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { Push, Row } from './boxes.ts'

/** What stands on a surface of its own. */
export const sheetLook: CSSObject = {
  padding: '.75rem 1rem 1rem',
  background: 'var(--surface)',
  border: '1px solid var(--rule)',
  borderRadius: 'var(--r-m)',
}

const Box = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.75rem',
  alignContent: 'start',
  minWidth: 0,
  ...sheetLook,
  // its words end where the content ends
  '& > div:first-of-type > .MuiButton-text:last-child': { marginInlineEnd: '-.75rem' },
})

/** One part of a record's screen: its name, as a text or the key of one, what can be done with it, its content. */
export function Sheet({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  const id = useId()
  const translate = useTranslate()
  return (
    <Box aria-labelledby={id}>
      <Row>
        <Typography variant="h2" id={id}>
          {translate(title, { _: title })}
        </Typography>
        <Push />
        {actions}
      </Row>
      {children}
    </Box>
  )
}
