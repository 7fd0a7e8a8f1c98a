import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useLocation, useNavigate, useTranslate } from 'react-admin'
import { useEdition } from '../edition.ts'
import { Column, Row } from '../ui/boxes.ts'
import { Count } from '../ui/Count.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { Overview } from './Overview.tsx'
import { useTutor } from './tutor-record.ts'
import { countUnchecked, countWaiting } from './waiting.ts'

const tabs: Record<string, ComponentType> = {
  overview: Overview,
  texts: onDemand(() => import('./TextsTab.tsx'), 'TextsTab'),
  profile: onDemand(() => import('./ProfileTab.tsx'), 'ProfileTab'),
  documents: onDemand(() => import('./DocumentsTab.tsx'), 'DocumentsTab'),
  subjects: onDemand(() => import('./SubjectsTab.tsx'), 'SubjectsTab'),
  places: onDemand(() => import('./PlacesTab.tsx'), 'PlacesTab'),
  schedule: onDemand(() => import('./ScheduleTab.tsx'), 'ScheduleTab'),
  wallet: onDemand(() => import('./WalletTab.tsx'), 'WalletTab'),
  log: onDemand(() => import('./LogTab.tsx'), 'LogTab'),
}
const names = Object.keys(tabs)

/** The parts of the profile; the address names the one that is shown, and what was typed in the others stays. */
export function TutorTabs({ aside }: { aside: ReactNode }) {
  const tutor = useTutor()
  const edition = useEdition()
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const translate = useTranslate()
  const named = hash.slice(1)
  const shown = names.includes(named) ? named : 'overview'
  const [visited, setVisited] = useState<readonly string[]>([shown])
  if (!visited.includes(shown)) setVisited([...visited, shown])
  const waiting: Record<string, number> = { texts: countWaiting(tutor, edition), documents: countUnchecked(tutor) }
  return (
    <Column>
      <Tabs
        value={shown}
        aria-label={translate('tutors.tabs.label')}
        onChange={(_, tab: string) => navigate(`${pathname}#${tab}`, { replace: true })}
      >
        {names.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`tutor-tab-${name}`}
            aria-controls={`tutor-part-${name}`}
            label={
              <Row as="span">
                {translate(`tutors.tabs.${name}`)} <Count of={waiting[name] ?? 0} />
              </Row>
            }
          />
        ))}
      </Tabs>
      <TwoColumns>
        <Column>
          {names.map((name) => {
            const Part = tabs[name]
            return (
              Part &&
              visited.includes(name) && (
                <div key={name} role="tabpanel" id={`tutor-part-${name}`} aria-labelledby={`tutor-tab-${name}`} hidden={name !== shown}>
                  <Part />
                </div>
              )
            )
          })}
        </Column>
        {aside}
      </TwoColumns>
    </Column>
  )
}
