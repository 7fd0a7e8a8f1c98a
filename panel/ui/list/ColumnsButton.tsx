import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { type ReactElement, useState } from 'react'
import { useResourceContext, useStore, useTranslate } from 'react-admin'
import { Button } from '../Button.tsx'
import type { ColumnProps } from './Column.tsx'

const Choices = styled('fieldset')({
  display: 'grid',
  margin: 0,
  padding: '.5rem 1rem .75rem',
  border: 0,
})

interface Columns {
  columns: readonly ReactElement<ColumnProps<never>>[]
  /** As the table has them until the reader chooses. */
  hidden: readonly string[]
}

/** Lets the reader choose the columns of the table below; kept where the table looks for it. */
export function ColumnsButton({ columns, hidden: spare }: Columns) {
  const [hidden, setHidden] = useStore<readonly string[]>(`${useResourceContext()}.datatable`, spare)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const translate = useTranslate()
  const toggle = (key: string) => setHidden(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key])
  const title = translate('ra.action.select_columns')
  return (
    <>
      <Button
        icon="columns"
        variant="outlined"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
      >
        {title}
      </Button>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}>
        <Choices aria-label={title}>
          {columns
            .filter(({ props }) => !props.bare)
            .map(({ props: { source, label } }) => (
              <FormControlLabel
                key={label}
                label={translate(label)}
                control={<Checkbox checked={!hidden.includes(source ?? label)} onChange={() => toggle(source ?? label)} />}
              />
            ))}
        </Choices>
      </Popover>
    </>
  )
}
