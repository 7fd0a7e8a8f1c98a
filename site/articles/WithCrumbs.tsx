import type { ReactNode } from 'react'
import type { Host } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { Breadcrumbs, type Crumb } from '../ui/Breadcrumbs.tsx'

/** Breadcrumbs as answers give them: paths without their first slash, null for the page itself. */
function useCrumbs(breadcrumbs: readonly { name: string; link: string | null }[], host?: Host): Crumb[] {
  const href = useHref(host)
  return breadcrumbs.map(({ name, link }) => ({ label: name, ...(link !== null && { href: href(`/${link}`) }) }))
}

interface Props {
  breadcrumbs: readonly { name: string; link: string | null }[]
  /** Where they are; missing: on the site. */
  host?: Host
  children: ReactNode
}

/** The way here at the top of wide screens and at the end of narrow ones, with a page between. */
export function WithCrumbs({ breadcrumbs, host, children }: Props) {
  const crumbs = useCrumbs(breadcrumbs, host)
  const label = useTexts('layout').breadcrumbs
  return (
    <div className="col">
      <Breadcrumbs crumbs={crumbs} label={label} className="from-m" />
      {children}
      <Breadcrumbs crumbs={crumbs} label={label} className="to-m" />
    </div>
  )
}
