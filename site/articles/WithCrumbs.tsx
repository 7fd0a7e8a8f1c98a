import type { ReactNode } from 'react'
import { useHref, useTexts } from '../site.ts'
import { Breadcrumbs, type Crumb } from '../ui/Breadcrumbs.tsx'

/** Breadcrumbs as answers give them: paths without their first slash, null for the page itself. */
export function useCrumbs(breadcrumbs: readonly { name: string; link: string | null }[]): Crumb[] {
  const href = useHref()
  return breadcrumbs.map(({ name, link }) => ({ label: name, ...(link !== null && { href: href(`/${link}`) }) }))
}

/** The way here at the top of wide screens and at the end of narrow ones, with a page between. */
export function WithCrumbs({ breadcrumbs, children }: { breadcrumbs: readonly { name: string; link: string | null }[]; children: ReactNode }) {
  const crumbs = useCrumbs(breadcrumbs)
  const label = useTexts('layout').breadcrumbs
  return (
    <div className="col">
      <Breadcrumbs crumbs={crumbs} label={label} className="from-m" />
      {children}
      <Breadcrumbs crumbs={crumbs} label={label} className="to-m" />
    </div>
  )
}
