import { styled } from '@mui/material/styles'
import { useListContext, useTranslate } from 'react-admin'
import { groupThousands } from '../../../theme/money.ts'
import { useEdition } from '../../edition.ts'
import { Push, Row, Soft } from '../boxes.ts'
import { Icon } from '../Icon.tsx'
import { pagesAround } from './pages-around.ts'

const Page = styled('button')({
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: '0 .5rem',
  border: 0,
  borderRadius: 'var(--r-m)',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&:hover': { background: 'var(--sunk)' },
  '&[aria-current]': { background: 'var(--accent)', color: 'var(--on-accent)', fontWeight: 650 },
  '&:disabled': { color: 'var(--mute)', background: 'none', cursor: 'default' },
})

/** Which rows are shown, and the way to the others. */
export function Pager() {
  const edition = useEdition()
  const { page, perPage, total = 0, setPage } = useListContext()
  const translate = useTranslate()
  const last = Math.ceil(total / perPage)
  if (total === 0) return null
  const range = { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total), total: groupThousands(total, edition, edition.panelLanguage) }
  return (
    <Row as="nav" aria-label={translate('common.pages')}>
      <Soft>{translate('common.range', range)}</Soft>
      <Push />
      {last > 1 &&
        pagesAround(page, last).map((number, at) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no number
            <span key={`gap${at}`} aria-hidden="true">
              …
            </span>
          ) : (
            <Page key={number} type="button" aria-current={number === page ? 'page' : undefined} onClick={() => setPage(number)}>
              {groupThousands(number, edition, edition.panelLanguage)}
            </Page>
          ),
        )}
      {last > 1 && (
        <Page type="button" aria-label={translate('common.next_page')} disabled={page >= last} onClick={() => setPage(page + 1)}>
          <Icon name="next" />
        </Page>
      )}
    </Row>
  )
}
