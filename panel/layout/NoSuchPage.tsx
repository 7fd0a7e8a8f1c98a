import { useTranslate } from 'react-admin'
import { Notice } from '../ui/Notice.tsx'
import { Link } from './Link.tsx'
import { homePath } from './menu.ts'
import { useSession } from './session.ts'
import { useTabTitle } from './tab-title.ts'

/** At an address that nothing answers to; the menu stands beside it. */
export function NoSuchPage() {
  const { status } = useSession().admin
  const translate = useTranslate()
  const title = translate('ra.page.not_found')
  useTabTitle(title)
  return (
    <Notice isPage icon="search" title={title} way={<Link to={homePath(status)}>{translate('menu.home')}</Link>}>
      {translate('ra.message.not_found')}
    </Notice>
  )
}
