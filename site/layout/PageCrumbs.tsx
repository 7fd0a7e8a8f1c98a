import type { Host } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'

interface Props {
  /** As answers give them: paths without their first slash, null for the page itself. */
  breadcrumbs: readonly { name: string; link: string | null }[]
  /** Where they are; missing: on the site. */
  host?: Host | undefined
  className?: string
}

/** The way to a page, as its call tells it. */
export function PageCrumbs({ breadcrumbs, host, className }: Props) {
  const href = useHref(host)
  const label = useTexts('layout').breadcrumbs
  const crumbs = breadcrumbs.map(({ name, link }) => ({ label: name, ...(link !== null && { href: href(`/${link}`) }) }))
  return <Breadcrumbs crumbs={crumbs} label={label} className={className} />
}
