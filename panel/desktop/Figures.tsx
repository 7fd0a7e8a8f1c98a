import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { Sheet } from '../ui/Sheet.tsx'
import { FigureLink } from './FigureLink.tsx'
import { figuresOf } from './figures.ts'
import { useFirstDay } from './period.ts'
import type { DesktopData } from './types.ts'

const List = styled('dl')({
  display: 'grid',
  // four beside each other at most, so that none is left over below
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(8.5rem, 20%), 1fr))',
  gap: '1rem',
  margin: 0,
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '& dt': { color: 'var(--ink-2)' },
  '& dd': { margin: 0, fontSize: 'var(--t-xl)', fontWeight: 650, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})

/** The figures; each leads to the rows that it counts. */
export function Figures({ desktop }: { desktop: DesktopData }) {
  const firstDay = useFirstDay()
  const translate = useTranslate()
  return (
    <Sheet title="desktop.figures">
      <List>
        {figuresOf(desktop, firstDay).map(({ name, ...figure }) => (
          <div key={name}>
            <dt>{translate(`desktop.${name}`)}</dt>
            <dd>
              <FigureLink {...figure} />
            </dd>
          </div>
        ))}
      </List>
    </Sheet>
  )
}
