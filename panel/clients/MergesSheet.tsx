import { useState } from 'react'
import { useGetList, useRefresh, useTranslate } from 'react-admin'
import { api, dataOf, newest } from '../../data-providers/index.ts'
import { MERGE_DAYS } from '../../schemas/client-terms.ts'
import { formatDate } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { useCall } from '../layout/call.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { useMay } from '../layout/session.ts'
import { slugs } from '../slugs.ts'
import { Button } from '../ui/Button.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Rows } from '../ui/list/Rows.tsx'
import { Moment } from '../ui/moments.tsx'
import { ReadFailure } from '../ui/ReadFailure.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { MERGES, type Merge } from './merging.ts'

/** Merges of the last days, of one client or of all, and the way back from each; nothing where there are none. */
export function MergesSheet({ client_id }: { client_id?: number }) {
  const translate = useTranslate()
  const { data, error, refetch } = useGetList<Merge>(MERGES, {
    filter: client_id ? { client_id } : {},
    sort: newest,
    pagination: { page: 1, perPage: 25 },
  })
  if (!error && !data?.length) return null
  return (
    <Sheet title={translate('clients.merge.latest', { days: MERGE_DAYS })}>
      {error ? (
        <ReadFailure error={error} onRetry={refetch} />
      ) : (
        <Rows>
          {data?.map((merge) => (
            <MergeLine key={merge.id} {...merge} />
          ))}
        </Rows>
      )}
    </Sheet>
  )
}

const wordsOf = ({ client_id, client_id2, name, name2 }: Merge) => ({ id: client_id, id2: client_id2, name, name2 })

function MergeLine(merge: Merge) {
  const { client_id, name, admin_name, at, until, changed } = merge
  const translate = useTranslate()
  const edition = useEdition()
  const mayUndo = useMay('clients_merge')
  return (
    <li>
      <Row>
        <Link to={pathTo(slugs.clients, client_id)} aria-label={name}>
          {translate('clients.merge.line', wordsOf(merge))}
        </Link>
        <Push />
        {mayUndo && changed.length === 0 && <UndoButton {...merge} />}
      </Row>
      <Soft>
        <Moment at={at} /> · {admin_name}
        {changed.length === 0 && ` · ${translate('clients.merge.until', { date: formatDate(until, edition) })}`}
      </Soft>
      {changed.length > 0 && (
        <Soft>
          {translate('clients.merge.changed', {
            what: changed.map(({ kind, ids }) => translate(`clients.merge.what.${kind}`, { ids: ids.join(', ') })).join('; '),
          })}
        </Soft>
      )}
    </li>
  )
}

function UndoButton(merge: Merge) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const { run } = useCall()
  const [isAsking, setAsking] = useState(false)
  const undo = async () => {
    await run(() => dataOf(api.post('/admin/client/merge_undo', { merge_id: merge.id })), 'clients.merge.undone')
    // refused or not: what is shown is no longer so
    refresh()
    return true
  }
  return (
    <>
      <Button variant="outlined" icon="back" onClick={() => setAsking(true)}>
        {translate('clients.merge.undo')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={translate('clients.merge.undo_ask')}
          text={translate('clients.merge.undo_text', wordsOf(merge))}
          verb={translate('clients.merge.undo')}
          color="primary"
          onConfirm={undo}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
