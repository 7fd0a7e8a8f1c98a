import { useTranslate } from 'react-admin'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'

/** The way back to the list. */
export function Breadcrumb({ slug }: { slug: string }) {
  const translate = useTranslate()
  return (
    <nav aria-label={translate('common.way_back')}>
      <Link to={pathTo(slug)}>{translate(`menu.${slug}`)}</Link>
    </nav>
  )
}
