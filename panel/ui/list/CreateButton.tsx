import { useResourceContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { pathTo } from '../../layout/paths.ts'
import { Button } from '../Button.tsx'

/** The way to a new record, in words on a phone too. */
export function CreateButton({ label = 'ra.action.create' }: { label?: string }) {
  const resource = useResourceContext() ?? ''
  const translate = useTranslate()
  return (
    <Button icon="plus" variant="contained" component={Link} to={`${pathTo(resource)}create/`}>
      {translate(label)}
    </Button>
  )
}
