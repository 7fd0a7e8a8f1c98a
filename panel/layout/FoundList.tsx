import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { Soft } from '../ui/boxes.ts'
import { ReadFailure } from '../ui/ReadFailure.tsx'
import { type Found, optionId } from './quick-search.ts'

const Pop = styled('div')({
  position: 'absolute',
  zIndex: 'var(--z-pop)',
  top: 'calc(100% + .25rem)',
  left: 0,
  width: 'max(100%, min(22rem, calc(100vw - 5rem)))',
  padding: '.5rem',
  background: 'var(--surface)',
  border: '1px solid var(--rule)',
  borderRadius: 'var(--r-m)',
  boxShadow: 'var(--shadow-pop)',
  '& [role=listbox]': { maxHeight: '70vh', overflowY: 'auto' },
  '& .kind': { fontWeight: 650, margin: '.5rem .5rem .25rem', fontSize: 'var(--t-xs)', color: 'var(--ink-2)' },
  '& [role=option]': { padding: '.375rem .5rem', borderRadius: 'var(--r-s)', cursor: 'pointer', overflowWrap: 'anywhere' },
  '& [role=option]:hover': { background: 'var(--sunk)' },
  '& [aria-selected=true]': { background: 'var(--accent-soft)' },
  '& p': { margin: '.25rem .5rem' },
})

interface Props {
  id: string
  groups: { slug: string; items: Found[] }[]
  /** Which of all options the arrows stand on. */
  active: number
  error: unknown
  onRetry: () => unknown
  onChoose: (path: string) => void
}

/** What the top bar's search found, under the kinds by which the menu calls them. */
export function FoundList({ id, groups, active, error, onRetry, onChoose }: Props) {
  const translate = useTranslate()
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' })
  }, [id, active])
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0))
  // The box keeps the focus while one of these is pressed.
  return (
    <Pop onMouseDown={(event) => event.preventDefault()}>
      {error ? (
        <ReadFailure error={error} onRetry={onRetry} />
      ) : groups.length === 0 ? (
        <p role="status">{translate('common.nothing_found')}</p>
      ) : null}
      <div id={id} role="listbox" aria-label={translate('layout.found')}>
        {groups.map(({ slug, items }, group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
          <div key={slug} role="group" aria-label={translate(`menu.${slug}`)}>
            <div className="kind" aria-hidden="true">
              {translate(`menu.${slug}`)}
            </div>
            {items.map(({ path, name, more }, item) => {
              const at = (starts[group] ?? 0) + item
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the box moves over these by arrows and opens by Enter
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which names the option it stands on
                <div key={path} id={optionId(id, at)} role="option" aria-selected={at === active} onClick={() => onChoose(path)}>
                  <b>{name}</b> <Soft>{more}</Soft>
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </Pop>
  )
}
