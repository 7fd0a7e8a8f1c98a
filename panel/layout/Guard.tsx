import { useLocation, useNavigate, useTranslate } from 'ra-core'
import { type ReactNode, useEffect } from 'react'
import { PageHead } from '../ui/PageHead.tsx'
import { firstItem, isInMenu } from './menu.ts'
import { pathTo, slugOf } from './paths.ts'
import { useSession } from './session.ts'
import { useToast } from './toast.ts'

/** Lets only addresses of the reader's own menu through; others get the toast and the first item (spec: decisions ADM-2). */
export function Guard({ children }: { children: ReactNode }) {
  const { status } = useSession().admin
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const translate = useTranslate()
  const toast = useToast()
  const first = firstItem(status)
  const isOutside = !isInMenu(slugOf(pathname), status)

  useEffect(() => {
    if (!isOutside) return
    toast.failure('forbidden')
    if (first) navigate(pathTo(first), { replace: true })
  }, [isOutside, first, navigate, toast])

  if (!first) return <PageHead title={translate('layout.nothing_here')} />
  return isOutside ? null : children
}
