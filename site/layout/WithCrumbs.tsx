import type { ReactNode } from 'react'
import type { Host } from '../routes.ts'
import { PageCrumbs } from './PageCrumbs.tsx'

interface Props {
  breadcrumbs: readonly { name: string; link: string | null }[]
  /** Where they are; missing: on the site. */
  host?: Host
  children: ReactNode
}

/** The way here at the top of wide screens and at the end of narrow ones, with a page between. */
export const WithCrumbs = ({ breadcrumbs, host, children }: Props) => (
  <div className="col">
    <PageCrumbs breadcrumbs={breadcrumbs} host={host} className="from-m" />
    {children}
    <PageCrumbs breadcrumbs={breadcrumbs} host={host} className="to-m" />
  </div>
)
