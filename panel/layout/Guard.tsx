import { useLocation, useNavigate, useTranslate } from 'ra-core'
import { type ReactNode, useEffect } from 'react'
import { Notice } from '../ui/Notice.tsx'
import { firstItem, homePath, isInMenu } from './menu.ts'
import { slugOf } from './paths.ts'
import { useSession } from './session.ts'
import { useToast } from './toast.ts'

/** Lets only addresses of the reader's own menu through; others get the toast and the first item (spec: decisions ADM-2). */
export function Guard({ children }: { children: ReactNode }) {
  const { status } = useSession().admin
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const toast = useToast()
  const hasScreens = firstItem(status) !== undefined
  const isAtHome = pathname === homePath(status)
  const isOutside = !isInMenu(slugOf(pathname), status) && !(isAtHome && !hasScreens)

  useEffect(() => {
    if (!isOutside) return
    toast.failure('forbidden')
    navigate(homePath(status), { replace: true })
  }, [isOutside, status, navigate, toast])

  if (isOutside) return null
  return hasScreens ? children : <NoScreens />
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
