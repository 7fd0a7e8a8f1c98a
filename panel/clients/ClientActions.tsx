import { useState } from 'react'
import { useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { useCall } from '../layout/call.ts'
import { Link } from '../layout/Link.tsx'
import { Button } from '../ui/Button.tsx'
import { Push } from '../ui/boxes.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { ActAs, type Client, Marks } from './fields.tsx'
import { mergePath } from './merging.ts'

const PasswordDialog = onDemand(() => import('./PasswordDialog.tsx'), 'PasswordDialog')
const BlacklistDialog = onDemand(() => import('./BlacklistDialog.tsx'), 'BlacklistDialog')

/** What is out of the ordinary with a client, and what can be done about it; nothing with one who is deleted. */
export function ClientActions() {
  const client = useRecordContext<Client>()
  const translate = useTranslate()
  const refresh = useRefresh()
  const { isBusy, run } = useCall()
  const [asking, setAsking] = useState<'password' | 'blacklist' | null>(null)
  if (!client || client.deleted_at !== null) {
    return (
      <RecordActions>
        <Marks />
      </RecordActions>
    )
  }
  const pardon = async () => {
    await run(() => dataOf(api.post('/admin/client/blacklist/remove', { client_id: client.id })))
    refresh()
  }
  const close = () => setAsking(null)
  return (
    <RecordActions>
      <Marks />
      <Push />
      <ActAs isSmall={false} />
      <Button variant="outlined" icon="swap" component={Link} to={mergePath(client.id)}>
        {translate('clients.merge.open')}
      </Button>
      <Button variant="outlined" onClick={() => setAsking('password')}>
        {translate('clients.password.set')}
      </Button>
      {client.blacklisted ? (
        <Button variant="outlined" isBusy={isBusy} onClick={pardon}>
          {translate('clients.blacklist.remove')}
        </Button>
      ) : (
        <Button variant="outlined" color="error" onClick={() => setAsking('blacklist')}>
          {translate('clients.blacklist.add')}
        </Button>
      )}
      {asking === 'password' && <PasswordDialog client={client} onClose={close} />}
      {asking === 'blacklist' && <BlacklistDialog client={client} onClose={close} />}
    </RecordActions>
  )
}
