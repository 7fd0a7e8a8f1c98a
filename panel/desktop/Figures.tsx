import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { formatMoney, groupThousands } from '../../theme/money.ts'
import { addDays, startOfDay } from '../../theme/zones.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { listPath } from '../layout/paths.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { type Figure, figuresOf } from './figures.ts'
import type { DesktopData } from './types.ts'

const Groups = styled('div')({ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(min(19rem, 100%), 1fr))' })
const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gap: '1rem',
  margin: 0,
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '& dt': { color: 'var(--ink-2)' },
  '& dd': { margin: 0, fontSize: 'var(--t-xl)', fontWeight: 650, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& [data-waits=true] a': { color: 'var(--mark-ink)' },
})

/** The figures; those that count a list lead to it. */
export function Figures({ desktop }: { desktop: DesktopData }) {
  const { timeZone } = useEdition()
  const translate = useTranslate()
  const today = startOfDay(timeZone, Math.floor(Date.now() / 1000))
  const firstDay = (days: number) => addDays(timeZone, today, 1 - days)
  return (
    <Groups>
      {figuresOf(desktop, firstDay).map(({ name, figures }) => (
        <Sheet key={name} title={translate(`desktop.${name}`)}>
          <List>
            {figures.map((figure) => (
              <div key={figure.name}>
                <dt>{translate(`desktop.${figure.name}`)}</dt>
                <dd data-waits={figure.waits === true && figure.value > 0}>
                  <Value figure={figure} />
                </dd>
              </div>
            ))}
          </List>
        </Sheet>
      ))}
    </Groups>
  )
}

function Value({ figure: { value, isMoney, list } }: { figure: Figure }) {
  const edition = useEdition()
  const text = isMoney ? formatMoney(value, edition, edition.panelLanguage) : groupThousands(value, edition, edition.panelLanguage)
  if (!list) return text
  return <Link to={listPath(list.slug, list.filter)}>{text}</Link>
}
