import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useListContext, useTranslate } from 'react-admin'
import { Button } from '../../Button.tsx'
import { Push, Row } from '../../boxes.ts'
import { Icon } from '../../Icon.tsx'

const Bar = styled(Row)({
  padding: '.375rem .75rem',
  background: 'var(--accent-soft)',
  borderBottom: '1px solid var(--rule)',
  // over the phone's rows; the table below it scrolls by itself
  position: 'sticky',
  top: 0,
  zIndex: 'var(--z-sticky)',
  '@media (max-height: 30rem)': { position: 'static' },
})

interface Choice {
  name: string
  /** Key of its words. */
  label: string
  isEnding?: boolean
}

/** What can be done with the chosen records at once; it says how many of them the rows below do not show. */
export function BulkBar<C extends Choice>({ choices, onChoose }: { choices: readonly C[]; onChoose: (choice: C) => void }) {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext()
  const translate = useTranslate()
  if (selectedIds.length === 0) return null
  const shown = selectedIds.filter((id) => data.some((row) => row.id === id))
  const elsewhere = selectedIds.length - shown.length
  return (
    <Bar role="group" aria-label={translate('bulk.label')}>
      <IconButton aria-label={translate('bulk.unselect')} onClick={() => onUnselectItems()}>
        <Icon name="close" />
      </IconButton>
      <span role="status">
        <b>{translate('bulk.chosen', { smart_count: selectedIds.length })}</b>
        {elsewhere > 0 && `, ${translate('bulk.elsewhere', { smart_count: elsewhere })}`}
      </span>
      {elsewhere > 0 && <Button onClick={() => onSelect(shown)}>{translate('bulk.drop_elsewhere')}</Button>}
      <Push />
      {choices.map((choice) => (
        <Button key={choice.name} variant="outlined" color={choice.isEnding ? 'error' : 'primary'} onClick={() => onChoose(choice)}>
          {translate(choice.label)}
        </Button>
      ))}
    </Bar>
  )
}
