import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { groupThousands } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Numbers, Soft } from '../ui/boxes.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { FigureLink } from './FigureLink.tsx'
import { type Figure, funnelFigures } from './figures.ts'
import { useSpanOf } from './period.ts'
import type { DesktopPlots } from './types.ts'

const List = styled('ol')({
  display: 'grid',
  gap: '.5rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(7.5rem, 3fr) 3.5rem minmax(2rem, 4fr) 3rem', gap: '.5rem', alignItems: 'center' },
  '& li > * + *': { textAlign: 'right' },
})
const Track = styled('span')({
  height: '.5rem',
  borderRadius: 'var(--r-s)',
  background: 'var(--sunk)',
  overflow: 'hidden',
  '& > i': { display: 'block', height: '100%', background: 'var(--accent)' },
  '@media (forced-colors: active)': { '& > i': { border: '.25rem solid' } },
})

/** How many came in these days, opened the order form and made an order, and how far those came; the bar is the share of the step before. */
export function Funnel({ plots }: { plots: DesktopPlots }) {
  const spanOf = useSpanOf()
  const edition = useEdition()
  const translate = useTranslate()
  const { visits, forms } = plots.funnel
  const steps: (Omit<Figure, 'aim'> & Partial<Figure>)[] = [
    { name: 'visits', value: visits },
    { name: 'forms', value: forms },
    ...funnelFigures(plots, spanOf(plots.from, plots.to)),
  ]
  return (
    <Sheet title="desktop.funnel">
      <Soft>{translate('desktop.funnel_why')}</Soft>
      <List>
        {steps.map(({ name, value, aim }, at) => {
          const before = steps[at - 1]?.value
          const share = before === undefined ? null : before === 0 ? 0 : Math.min(100, Math.round((value / before) * 100))
          return (
            <li key={name}>
              <span>{translate(aim ? `orders.reaches.${name}` : `desktop.steps.${name}`)}</span>
              <Numbers>{aim ? <FigureLink value={value} aim={aim} /> : groupThousands(value, edition, edition.panelLanguage)}</Numbers>
              {share === null ? <span /> : <Track aria-hidden="true">{<i style={{ width: `${share}%` }} />}</Track>}
              <Numbers>{share !== null && `${share} %`}</Numbers>
            </li>
          )
        })}
      </List>
    </Sheet>
  )
}
