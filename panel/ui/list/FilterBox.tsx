import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { unixOf } from '../../../theme/date-fields.ts'
import { isoDay } from '../../../theme/dates.ts'
import { isSearched } from '../../../theme/search.ts'
import { endOfDay } from '../../../theme/zones.ts'
import { useEdition } from '../../edition.ts'
import { SelectBox } from '../form/SelectBox.tsx'
import { TextBox } from '../form/TextBox.tsx'
import { onDemand } from '../on-demand.tsx'
import { type Filter, labelOf } from './filters.ts'

const ComboBox = onDemand(
  () => import('../form/ComboBox.tsx'),
  'ComboBox',
  ({ label }) => <TextBox disabled aria-label={label} />,
)

const Labelled = styled('label')({
  display: 'grid',
  gap: '.25rem',
  minWidth: 0,
  '& > span:first-of-type': { fontSize: 'var(--t-xs)', color: 'var(--ink-2)' },
})
const Flag = styled('label')({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'end',
  gap: '.5rem',
  minHeight: '2.5rem',
  '& input': { width: '1.125rem', height: '1.125rem', margin: 0, accentColor: 'var(--accent)' },
})

interface Box {
  filter: Filter
  value: unknown
  onChange: (value: unknown) => void
}

/** One filter with its label. */
export function FilterBox({ filter, value, onChange }: Box) {
  const translate = useTranslate()
  const label = translate(labelOf(filter))
  if (filter.kind === 'flag')
    return (
      <Flag>
        <input type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
        {label}
      </Flag>
    )
  if (filter.kind === 'choice') return <Choice label={label} filter={filter} value={value} onChange={onChange} />
  if (filter.kind === 'text' || filter.kind === 'number') return <Typed label={label} filter={filter} value={value} onChange={onChange} />
  return <Day label={label} filter={filter} value={value} onChange={onChange} />
}

type Named = Box & { label: string }

function Choice({ label, filter: { options = [] }, value, onChange }: Named) {
  const translate = useTranslate()
  const any = translate('common.any')
  if (isSearched(options)) return <ComboBox label={label} options={options} value={value} onChange={onChange} placeholder={any} />
  return (
    <Labelled>
      <span>{label}</span>
      <SelectBox value={String(value ?? '')} onChange={({ target }) => onChange(options.find(({ id }) => String(id) === target.value)?.id ?? null)}>
        <option value="">{any}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectBox>
    </Labelled>
  )
}

const PAUSE = 400

/** What is typed narrows the list after a pause, or at once on Enter. */
function Typed({ label, filter: { kind }, value, onChange }: Named) {
  const given = String(value ?? '')
  const [typed, setTyped] = useState(given)
  useEffect(() => setTyped(given), [given])
  const isWhole = kind === 'text' || /^\d*$/.test(typed.trim())
  const send = () => {
    const text = typed.trim()
    if (isWhole && text !== given) onChange(kind === 'number' && text ? Number(text) : text)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait
  useEffect(() => {
    const timer = setTimeout(send, PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <Labelled>
      <span>{label}</span>
      <TextBox
        value={typed}
        inputMode={kind === 'number' ? 'numeric' : 'search'}
        aria-invalid={!isWhole}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && send()}
      />
    </Labelled>
  )
}

function Day({ label, filter: { kind }, value, onChange }: Named) {
  const edition = useEdition()
  const shown = typeof value === 'number' ? isoDay(value, edition) : ''
  const read = (text: string) => {
    const first = unixOf(text, edition)
    onChange(first !== null && kind === 'to' ? endOfDay(edition.timeZone, first) : first)
  }
  return (
    <Labelled>
      <span>{label}</span>
      <TextBox type="date" value={shown} onChange={({ target }) => read(target.value)} />
    </Labelled>
  )
}
