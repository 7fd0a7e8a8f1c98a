import { useNavigate, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { useCall } from '../layout/call.ts'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Button } from '../ui/Button.tsx'
import { useTutor } from './tutor-record.ts'

/** Begins a new tutor like this one, without contacts and files; nothing is written yet (spec: decisions TUT-19). */
export function CopyButton() {
  const { id } = useTutor()
  const { isBusy, run } = useCall()
  const navigate = useNavigate()
  const translate = useTranslate()
  const copy = async () => {
    const data = await run(() => dataOf(api.get('/admin/tutor/profile/copy', { id })), 'tutors.done.copied')
    if (data) navigate(`${pathTo(slugs.tutors)}create/`, { state: { record: data.tutor } })
  }
  return (
    <Button variant="outlined" icon="plus" isBusy={isBusy} onClick={copy}>
      {translate('tutors.copy')}
    </Button>
  )
}
