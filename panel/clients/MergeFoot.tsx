import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { api, dataOf } from '../../data-providers/index.ts'
import { MERGE_DAYS } from '../../schemas/client-terms.ts'
import { formatDate } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { useCall } from '../layout/call.ts'
import { pathTo } from '../layout/paths.ts'
import { useMay } from '../layout/session.ts'
import { slugs } from '../slugs.ts'
import { Button } from '../ui/Button.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { COMPARED, type Preview, type Sides } from './merging.ts'

/** Makes the two one, for those who may; for some days it can be undone. */
export function MergeFoot({ preview: { client, client2 }, sides }: { preview: Preview; sides: Sides }) {
  const translate = useTranslate()
  const edition = useEdition()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const mayMerge = useMay('clients_merge')
  const { isBusy, run } = useCall()
  const until = Math.floor(Date.now() / 1000) + MERGE_DAYS * 86_400
  const merge = async () => {
    const call = () => dataOf(api.post('/admin/client/merge', { client_id: client.id, client_id2: client2.id, fields: sides }))
    if (!(await run(call, 'clients.merge.done'))) return
    // what compares them would ask for the one who is gone
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== COMPARED })
    navigate(pathTo(slugs.clients, client.id))
  }
  return (
    <Row>
      <Soft sx={{ flex: '1 1 20rem' }}>
        {translate(mayMerge ? 'clients.merge.foot' : 'clients.merge.not_allowed', { id: client2.id, date: formatDate(until, edition) })}
      </Soft>
      <Push />
      {mayMerge && (
        <Button variant="contained" isBusy={isBusy} onClick={merge}>
          {translate('clients.merge.do', { id: client.id })}
        </Button>
      )}
    </Row>
  )
}
