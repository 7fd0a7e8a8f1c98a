import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-admin'
import { homePath, isScreen, mayOpen } from './menu.ts'
import { slugOf } from './paths.ts'
import { useSession } from './session.ts'
import { useToast } from './toast.ts'

/** Holds back screens that are not in the reader's menu: the toast says so and the first item opens (spec: decisions ADM-2). */
export function Guard({ children }: { children: ReactNode }) {
  const { status } = useSession().admin
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const toast = useToast()
  const slug = slugOf(pathname)
  const isOutside = isScreen(slug) && !mayOpen(slug, status)

  useEffect(() => {
    if (!isOutside) return
    toast.failure('forbidden')
    navigate(homePath(status), { replace: true })
  }, [isOutside, status, navigate, toast])

  return isOutside ? null : children
}
