import { useTranslate } from 'ra-core'
import type * as z from 'zod/mini'
import type { AuditLine } from '../../schemas/index.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'

export type Line = z.output<typeof AuditLine>

/** What was done, by its name in `audit.calls`. */
export const Action = ({ call }: { call: string }) => useTranslate()(`audit.calls.${call}`, { _: call })

/** Who did it, and in whose name. */
export const actorOf = ({ admin_name, acting_as }: Line) => [admin_name, acting_as].filter(Boolean).join(' → ')

const screens: Record<string, string> = { order: slugs.orders, tutor: slugs.tutors, client: slugs.clients }

/** The record that was changed, a link where it has a screen. */
export function Target({ of: target }: { of: string | null }) {
  const translate = useTranslate()
  const [kind = '', id] = target?.split(' ') ?? []
  if (!id) return null
  const name = translate(`audit.targets.${kind}`, { id, _: `${kind} ${id}` })
  const slug = screens[kind]
  return slug ? <Link to={pathTo(slug, id)}>{name}</Link> : name
}
