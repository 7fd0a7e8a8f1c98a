import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate, useTranslate } from 'react-admin'
import { Notice } from '../ui/Notice.tsx'
import { firstItem, homePath, isInMenu, isScreen } from './menu.ts'
import { slugOf } from './paths.ts'
import { useSession } from './session.ts'
import { useToast } from './toast.ts'

/** Holds back screens that are not in the reader's menu: the toast says so and the first item opens (spec: decisions ADM-2). */
export function Guard({ children }: { children: ReactNode }) {
  const { status } = useSession().admin
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const toast = useToast()
  const hasScreens = firstItem(status) !== undefined
  const slug = slugOf(pathname)
  const isOutside = isScreen(slug) && !isInMenu(slug, status)

  useEffect(() => {
    if (!isOutside) return
    toast.failure('forbidden')
    navigate(homePath(status), { replace: true })
  }, [isOutside, status, navigate, toast])

  if (isOutside) return null
  return hasScreens || pathname !== homePath(status) ? children : <NoScreens />
}

/** For staff whose sections this version does not have. */
function NoScreens() {
  const { name } = useSession().admin
  const translate = useTranslate()
  return (
    <Notice isPage icon="info" title={translate('layout.nothing_here')}>
      {translate('layout.nothing_here_why', { name })}
    </Notice>
  )
}
