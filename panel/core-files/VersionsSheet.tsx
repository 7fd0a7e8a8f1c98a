import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormIsDirty, useRecordContext, useTranslate } from 'react-admin'
import { type CoreFileRecord, coreFiles } from '../../data-providers/core-files.ts'
import { api, dataOf } from '../../data-providers/index.ts'
import { VERSIONS_KEPT } from '../../schemas/core-file-terms.ts'
import type { CoreFileVersion } from '../../schemas/index.ts'
import { slugs } from '../slugs.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Numbers, Row, Soft } from '../ui/boxes.ts'
import { Moment } from '../ui/moments.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { ReadFailure } from '../ui/ReadFailure.tsx'
import { useVerb } from '../ui/record/verb.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { differences } from './differences.ts'

const DifferenceDialog = onDemand(() => import('./DifferenceDialog.tsx'), 'DifferenceDialog')
/** A long name breaks, so that the buttons stand below each other. */
const Words = styled('div')({ flex: '1 1 8rem' })
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '.75rem' })

/** The last versions of a file: who saved each and when, what it differs in from what stands on the site, the way back to it (spec: decisions SEO-4). */
export function VersionsSheet() {
  const record = useRecordContext<CoreFileRecord>()
  const [opened, setOpened] = useState<CoreFileVersion>()
  const { isBusy, act } = useVerb<CoreFileRecord>()
  const isDirty = useFormIsDirty()
  const translate = useTranslate()
  const { id = 0, lang = '', version } = record ?? {}
  const { data, error, refetch } = useQuery({
    queryKey: [slugs.core_files, 'versions', id, version],
    queryFn: () => dataOf(api.get('/admin/seo/core_files/versions', lang ? { file: 'lng', lang } : { file: 'robots' })),
  })
  if (!record) return null
  const [current] = data?.versions ?? []
  const restore = async ({ version_id }: CoreFileVersion) => {
    const isDone = await act(async () => {
      await dataOf(api.post('/admin/seo/core_files/restore', { version_id }))
      return coreFiles.one(id)
    }, 'core_files.restored')
    if (isDone) setOpened(undefined)
  }
  const restoring = opened && !opened.is_current && (
    <Button variant="contained" disabled={isDirty} isBusy={isBusy} onClick={() => void restore(opened)}>
      {translate('core_files.restore')}
    </Button>
  )
  return (
    <Sheet title="core_files.versions" actions={<Soft>{translate('core_files.last_versions', { count: VERSIONS_KEPT })}</Soft>}>
      {error && <ReadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={4} />}
      {data?.versions.length === 0 && <Soft>{translate('core_files.no_versions')}</Soft>}
      <List>
        {data?.versions.map((one) => (
          <li key={one.version_id}>
            <Row>
              <Words>
                <Moment at={one.saved_at} />
                <br />
                <Soft>
                  {one.saved_by}{' '}
                  <Numbers>
                    +{one.added} −{one.cut}
                  </Numbers>
                </Soft>
              </Words>
              {one.is_current ? (
                <Badge tone="ok" icon="check">
                  {translate('core_files.on_site')}
                </Badge>
              ) : (
                <Button variant="outlined" onClick={() => setOpened(one)}>
                  {translate('core_files.look')}
                </Button>
              )}
            </Row>
          </li>
        ))}
      </List>
      {isDirty && data && data.versions.length > 1 && <Soft>{translate('core_files.save_first')}</Soft>}
      {opened && current && (
        <DifferenceDialog
          title={translate('core_files.version_of')}
          changed={differences(record, current, opened)}
          action={restoring}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Sheet>
  )
}
