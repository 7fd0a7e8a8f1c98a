import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useGetList, useListContext, useNavigate, useResourceDefinition, useTranslate } from 'react-admin'
import { Button } from '../Button.tsx'
import { Row, Soft } from '../boxes.ts'
import { Icon } from '../Icon.tsx'
import { onDemand } from '../on-demand.tsx'
import { ReadFailure } from '../ReadFailure.tsx'
import { type Query, searchOf } from './saved-query.ts'

const SavedQueryDialog = onDemand(() => import('./SavedQueryDialog.tsx'), 'SavedQueryDialog')
const RemoveSavedQuery = onDemand(() => import('./RemoveSavedQuery.tsx'), 'RemoveSavedQuery')

const Box = styled('div')({
  display: 'grid',
  width: 'min(22rem, 90vw)',
  padding: '.5rem',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& h2': { margin: '.25rem .75rem', fontSize: 'var(--t-xs)', fontWeight: 650, color: 'var(--ink-2)' },
  '& p': { margin: 0, padding: '.5rem .75rem' },
  '& .MuiButton-root': { justifyContent: 'start', textAlign: 'start', whiteSpace: 'normal' },
})
const Line = styled(Row)({ flexWrap: 'nowrap', gap: 0, '& > :first-of-type': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } })

type Asked = { ask: 'save'; query?: Query } | { ask: 'remove'; query: Query }

/** Filters kept on the server under a name, one's own and those that colleagues share: opened, saved, renamed, shared and removed. */
export function SavedQueries() {
  const resource: string = useResourceDefinition().options?.area
  const { filterValues } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { data, error, refetch } = useGetList<Query>(
    'saved_queries',
    { filter: { resource }, pagination: { page: 1, perPage: 200 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: anchor !== null },
  )
  const translate = useTranslate()
  const open = (next: Asked) => {
    setAsked(next)
    setAnchor(null)
  }
  const hasFilters = Object.keys(filterValues).length > 0
  const groups = (['own', 'shared'] as const).map((name) => ({ name, queries: data?.filter(({ is_own }) => is_own === (name === 'own')) ?? [] }))
  return (
    <>
      <Button
        icon="star"
        variant="outlined"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
      >
        {translate('ra.saved_queries.label')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('ra.saved_queries.label') } }}
      >
        <Box>
          {error && <ReadFailure error={error} onRetry={refetch} />}
          {groups.map(
            ({ name, queries }) =>
              queries.length > 0 && (
                <section key={name} aria-label={translate(`saved_queries.${name}`)}>
                  <h2>{translate(`saved_queries.${name}`)}</h2>
                  <ul>
                    {queries.map((query) => (
                      <li key={query.id}>
                        <QueryLine query={query} onOpen={() => setAnchor(null)} onAsk={open} />
                      </li>
                    ))}
                  </ul>
                </section>
              ),
          )}
          {data?.length === 0 && !hasFilters && <p>{translate('ra.saved_queries.help')}</p>}
          {hasFilters && (
            <Button variant="text" icon="plus" onClick={() => open({ ask: 'save' })}>
              {translate('ra.saved_queries.new_label')}
            </Button>
          )}
        </Box>
      </Popover>
      {asked?.ask === 'save' && <SavedQueryDialog query={asked.query} onDone={refetch} onClose={() => setAsked(null)} />}
      {asked?.ask === 'remove' && <RemoveSavedQuery query={asked.query} onDone={refetch} onClose={() => setAsked(null)} />}
    </>
  )
}

function QueryLine({ query, onOpen, onAsk }: { query: Query; onOpen: () => void; onAsk: (asked: Asked) => void }) {
  const navigate = useNavigate()
  const translate = useTranslate()
  const press = () => {
    navigate({ search: searchOf(query) })
    onOpen()
  }
  const { name, is_own, shared, owner_name } = query
  const beside = is_own ? shared && translate('saved_queries.shared') : owner_name
  return (
    <Line>
      <Button variant="text" onClick={press}>
        <span>
          {name} {beside && <Soft>· {beside}</Soft>}
        </span>
      </Button>
      {is_own && (
        <>
          <IconButton aria-label={translate('saved_queries.edit', { name })} onClick={() => onAsk({ ask: 'save', query })}>
            <Icon name="edit" />
          </IconButton>
          <IconButton aria-label={translate('ra.saved_queries.remove_label_with_name', { name })} onClick={() => onAsk({ ask: 'remove', query })}>
            <Icon name="bin" />
          </IconButton>
        </>
      )}
    </Line>
  )
}
