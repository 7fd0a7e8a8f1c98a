import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { Hidden, Soft } from '../ui/boxes.ts'
import type { AuditChanges } from './change-fields.ts'
import { useChangeRows } from './change-rows.ts'

const Grid = styled('table')({
  justifySelf: 'start',
  borderCollapse: 'collapse',
  fontSize: 'var(--t-xs)',
  '&& :is(th, td)': { padding: '.0625rem .75rem .0625rem 0', border: 0, verticalAlign: 'top', whiteSpace: 'normal', textAlign: 'start' },
  '&& th': { fontWeight: 400, color: 'var(--ink-2)', overflowWrap: 'normal' },
  '& td': { overflowWrap: 'anywhere' },
})

/** The changed fields of an audit line, one a row: its name, then before → after; of many the first `most`. */
export function Changes({ of: changes, call, most = Number.POSITIVE_INFINITY }: { of: AuditChanges; call?: string; most?: number }) {
  const translate = useTranslate()
  const rows = useChangeRows()(changes, call)
  if (rows.length === 0) return null
  const rest = Math.max(0, rows.length - most)
  return (
    <>
      <Grid aria-label={translate('audit.columns.changes')}>
        <tbody>
          {rows.slice(0, most).map(({ field, label, before, after }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>
                {before !== undefined && (
                  <>
                    <Hidden>{translate('audit.before')} </Hidden>
                    <Soft>{before}</Soft>
                    <span aria-hidden="true"> → </span>
                    <Hidden>, {translate('audit.after')} </Hidden>
                  </>
                )}
                {after}
              </td>
            </tr>
          ))}
        </tbody>
      </Grid>
      {rest > 0 && <Soft>{translate('audit.more', { smart_count: rest })}</Soft>}
    </>
  )
}
