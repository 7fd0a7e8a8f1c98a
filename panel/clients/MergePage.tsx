import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetList, useLocation, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { api, dataOf } from '../../data-providers/index.ts'
import { slugs } from '../slugs.ts'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'
import { Button } from '../ui/Button.tsx'
import { Column, Row } from '../ui/boxes.ts'
import { Notice } from '../ui/Notice.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { ReadFailure } from '../ui/ReadFailure.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { DuplicateLines } from './DuplicateLines.tsx'
import { MergeForm } from './MergeForm.tsx'
import { MergesSheet } from './MergesSheet.tsx'
import { COMPARED, DUPLICATES, type Duplicate, mergePath, type Preview } from './merging.ts'

/** On a phone what is compared comes before what else could be. */
const Desk = styled('div', { shouldForwardProp: (prop) => prop !== 'isCompared' })<{ isCompared: boolean }>(({ theme, isCompared }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  alignItems: 'start',
  [theme.breakpoints.down('lg')]: { '& > :first-of-type': { order: isCompared ? 1 : 0 } },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '19rem minmax(0, 1fr)' },
}))
const Box = styled('input')({
  minWidth: 0,
  width: '7rem',
  height: '2.5rem',
  padding: '0 .625rem',
  border: '1px solid var(--edge)',
  borderRadius: 'var(--r-s)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  font: 'inherit',
})

/** Two clients who may be one person, side by side; the likely pairs beside them. */
export function MergePage() {
  const translate = useTranslate()
  const query = new URLSearchParams(useLocation().search)
  const [client_id, client_id2] = ['client_id', 'client_id2'].map((name) => Number(query.get(name) ?? 0))
  const { data: pairs, error, refetch } = useGetList<Duplicate>(DUPLICATES, { pagination: { page: 1, perPage: 50 } })
  return (
    <Column>
      <Breadcrumb slug={slugs.clients} />
      <PageHead title={translate('clients.merge.title')} />
      <Desk isCompared={Boolean(client_id && client_id2)}>
        <Column>
          <Sheet title="clients.merge.pairs">
            {error ? (
              <ReadFailure error={error} onRetry={refetch} />
            ) : pairs ? (
              <DuplicateLines pairs={pairs} of={[client_id ?? 0, client_id2 ?? 0]} />
            ) : (
              <Skeleton />
            )}
          </Sheet>
          <AnotherPair key={`${client_id}-${client_id2}`} client_id={client_id ?? 0} client_id2={client_id2 ?? 0} />
        </Column>
        <Column>
          {client_id && client_id2 ? <Comparison key={`${client_id}-${client_id2}`} client_id={client_id} client_id2={client_id2} /> : <NoPair />}
          <MergesSheet />
        </Column>
      </Desk>
    </Column>
  )
}

function NoPair() {
  const translate = useTranslate()
  return (
    <Notice icon="users" title={translate('clients.merge.choose')}>
      {translate('clients.duplicates.none_hint')}
    </Notice>
  )
}

function Comparison({ client_id, client_id2 }: { client_id: number; client_id2: number }) {
  const { data, error, refetch } = useQuery<Preview>({
    queryKey: [slugs.clients, COMPARED, client_id, client_id2],
    queryFn: () => dataOf(api.get('/admin/client/merge_profiles', { client_id, client_id2 })),
  })
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  return data ? <MergeForm preview={data} /> : <Skeleton lines={8} />
}

/** Any two clients, by their numbers. */
function AnotherPair({ client_id, client_id2 }: { client_id: number; client_id2: number }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [typed, setTyped] = useState<[string, string]>([String(client_id || ''), String(client_id2 || '')])
  const [one, other] = typed.map((text) => Number(text.replaceAll(/\D/g, '')))
  const go = () => one && other && navigate(mergePath(one, other))
  return (
    <Sheet title="clients.merge.another">
      <Row
        as="form"
        onSubmit={(event) => {
          event.preventDefault()
          go()
        }}
      >
        {(['stays', 'goes'] as const).map((side, at) => (
          <Box
            key={side}
            inputMode="numeric"
            aria-label={translate(`clients.merge.${side}_number`)}
            placeholder={translate(`clients.merge.${side}`)}
            value={typed[at]}
            onChange={({ target }) => setTyped(at === 0 ? [target.value, typed[1]] : [typed[0], target.value])}
          />
        ))}
        <Button type="submit" variant="outlined">
          {translate('clients.merge.compare')}
        </Button>
      </Row>
    </Sheet>
  )
}
