import { useRecordContext, useTranslate } from 'react-admin'
import type * as z from 'zod/mini'
import type { AuditLine } from '../../schemas/index.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Changes } from './Changes.tsx'

export type Line = z.output<typeof AuditLine>

/** What was done, by its name in `audit.calls`; what was done in somebody's cabinet bears the name of its call. */
export function Action() {
  const { call, acting_as } = useRecordContext<Line>() ?? {}
  const translate = useTranslate()
  return call === undefined ? null : translate(`audit.calls.${call}`, { _: acting_as ? translate('audit.acted', { call }) : call })
}

export function ActionLink() {
  const id = useRecordContext<Line>()?.id
  if (id === undefined) return null
  return (
    <Link to={pathTo(slugs.audit, id)}>
      <Action />
    </Link>
  )
}

/** Who did it, and in whose name. */
export function Actor() {
  const { admin_name, acting_as } = useRecordContext<Line>() ?? {}
  const record = useRecordName()
  return [admin_name, acting_as && record(acting_as)].filter(Boolean).join(' → ')
}

/** In whose name, in words. */
export function ActingAs() {
  const acting_as = useRecordContext<Line>()?.acting_as
  const record = useRecordName()
  return acting_as ? <span>{record(acting_as)}</span> : null
}

/** `client 12` in words. */
function useRecordName() {
  const translate = useTranslate()
  return (name: string) => {
    const [kind = '', id] = name.split(' ')
    return translate(`audit.targets.${kind}`, { id, _: name })
  }
}

const screens: Record<string, string> = {
  order: slugs.orders,
  tutor: slugs.tutors,
  client: slugs.clients,
  admin: slugs.staff,
  ad: slugs.ads,
  blog: slugs.blogs,
  site_review: slugs.site_reviews,
  video: slugs.videos,
  news: slugs.news,
  news_category: slugs.news_categories,
  static_page: slugs.static_pages,
  block: slugs.units_blocks,
  merchant: slugs.merchants,
  payment_doubt: slugs.payment_doubts,
  email_profile: slugs.email_profiles,
  email: slugs.emails,
  sms: slugs.sms,
  h2text: slugs.h2texts,
  page_metatags: slugs.pages_metatags,
  mailing: slugs.mailings,
  vacancy: slugs.vacancies,
  examination_test: slugs.examination_tests,
  tag: slugs.tags,
  message: slugs.outbox,
  job: slugs.jobs,
  lesson: slugs.lessons,
  level: slugs.levels,
  city: slugs.cities,
  district: slugs.districts,
  subdistrict: slugs.subdistricts,
}

/** The record that was changed, a link where it has a screen. */
export function Target() {
  const target = useRecordContext<Line>()?.target ?? ''
  const [kind = '', id] = target.split(' ')
  const record = useRecordName()
  if (!id) return null
  const name = record(target)
  const slug = screens[kind]
  return slug ? <Link to={pathTo(slug, id)}>{name}</Link> : name
}

/** More of them stand on the line's own page. */
const MOST_FIELDS = 3

/** The first of the changed fields. */
export function FirstChanges() {
  const line = useRecordContext<Line>()
  return line ? <Changes of={line.changes} call={line.call} most={MOST_FIELDS} /> : null
}
