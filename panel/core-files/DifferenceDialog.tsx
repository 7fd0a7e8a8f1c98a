import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { diffLines } from 'diff'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { Difference, Marked } from '../tutors/Difference.tsx'
import { Button } from '../ui/Button.tsx'
import { Soft } from '../ui/boxes.ts'
import type { Changed } from './differences.ts'

const Code = styled(Marked)({
  display: 'block',
  font: 'var(--t-s)/1.6 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& > *': { display: 'block' },
})
const List = styled('dl')({ display: 'grid', gap: '1rem', margin: 0, '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } })

interface Props {
  title: string
  changed: readonly Changed[]
  /** What can be done about it. */
  action?: ReactNode
  onClose: () => void
}

/** Word by word, or line by line in robots.txt, what is taken out and what comes in. */
export function DifferenceDialog({ title, changed, action, onClose }: Props) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {changed.length === 0 && <Soft>{translate('core_files.no_difference')}</Soft>}
        <List>
          {changed.map(({ key, was, now }) => (
            <div key={key}>
              {key && (
                <dt>
                  <code>{key}</code>
                </dt>
              )}
              <dd>{key ? <Difference was={was} now={now} /> : <Lines was={was} now={now} />}</dd>
            </div>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {translate('common.close')}
        </Button>
        {action}
      </DialogActions>
    </Dialog>
  )
}

const Lines = ({ was, now }: { was: string; now: string }) => (
  <Code>
    {diffLines(`${was}\n`, `${now}\n`).map(({ value, added, removed }, at) => {
      const Tag = added ? 'ins' : removed ? 'del' : 'span'
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have their place alone
      return <Tag key={at}>{value}</Tag>
    })}
  </Code>
)
