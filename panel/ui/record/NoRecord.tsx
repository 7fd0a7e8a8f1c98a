import { useResourceContext, useTranslate } from 'react-admin'
import { Link } from '../../layout/Link.tsx'
import { pathTo } from '../../layout/paths.ts'
import { Notice } from '../Notice.tsx'

/** In place of a record that is not there: the way to the others. */
export function NoRecord() {
  const slug = useResourceContext() ?? ''
  const translate = useTranslate()
  return <Notice isPage icon="search" title={translate('errors.not_found')} way={<Link to={pathTo(slug)}>{translate(`menu.${slug}`)}</Link>} />
}
