import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import type { RaRecord } from 'ra-core'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../Button.tsx'
import { type Column, useHiddenColumns } from './columns.ts'

const Choices = styled('fieldset')({
  display: 'grid',
  margin: 0,
  padding: '.5rem 1rem .75rem',
  border: 0,
  '& label': { display: 'flex', alignItems: 'center', gap: '.5rem', minHeight: '2rem' },
  '& input': { width: '1.125rem', height: '1.125rem', accentColor: 'var(--accent)' },
})

/** Lets the reader choose the columns of the table beside it. */
export function ColumnsButton<R extends RaRecord>({ columns }: { columns: readonly Column<R>[] }) {
  const [hidden, setHidden] = useHiddenColumns(columns)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const translate = useTranslate()
  const toggle = (key: string) => setHidden(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key])
  const title = translate('common.columns')
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
            .filter(({ bare }) => !bare)
            .map(({ key, label }) => (
              <label key={key}>
                <input type="checkbox" checked={!hidden.includes(key)} onChange={() => toggle(key)} />
                {translate(label)}
              </label>
            ))}
        </Choices>
      </Popover>
    </>
  )
}
