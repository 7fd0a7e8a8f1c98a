import type { Success } from '../../schemas/api.ts'
import type { getTutor, TutorProfile } from '../../schemas/index.ts'
import { OrderFormDialog } from '../islands/index.ts'
import { failed, gone, notFound, page, type Visit } from '../page.ts'
import { hasPage } from '../routes.ts'
import { headOf } from '../server/meta.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { ProfileBody } from '../tutors/profile/ProfileBody.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import styles from './Tutor.module.css'

type Answer = Success<typeof getTutor>

/** A tutor's profile (spec: public 2.15). */
export const tutor = page({
  cache: 60,
  compares: ['updated_tutor_schedule'],
  load,
  head: (data) => ({ ...headOf(data), ...(data.profile.avatar && { preload: data.profile.avatar.formats.preview_130 }) }),
  langLinks: ({ lang_links }) => lang_links,
  View: ({ data }) => <TutorView data={data} />,
})

/** Drafts and unknown ids are 404, the blocked and deleted 410 (spec: decisions TUT-1). */
async function load({ api, language, params, bot }: Visit) {
  const answer = await api.get('/client/tutor/get', { id: Number(params.id), lang: language, g_bot: bot ? 1 : 0 })
  if (answer.status === 'fail') return failed(answer)
  const { statusCode, profile } = answer.data
  if (statusCode === 410) return gone()
  return statusCode === 200 && profile ? { ...answer.data, profile } : notFound()
}

function TutorView({ data }: { data: Answer & { profile: TutorProfile } }) {
  const { profile, ga_updated_tutor_schedule: variant, metatags, breadcrumbs } = data
  const { breadcrumbs: label } = useTexts('layout')
  const href = useHref()
  const crumbs = breadcrumbs.map(({ name, link }) => ({ label: name, ...(link !== null && { href: href(`/${link}`) }) }))
  return (
    <div className="col">
      <ProfileBody tutor={profile} variant={variant}>
        {metatags.h2text && (
          <section className="col read">
            {metatags.h2 && <h2>{metatags.h2}</h2>}
            <p>{metatags.h2text}</p>
          </section>
        )}
        <QuickLinks links={profile.quick_links} />
        <Breadcrumbs crumbs={crumbs} label={label} />
      </ProfileBody>
      <OrderFormDialog />
    </div>
  )
}

/** Where the same is taught by others, as far as these pages exist (spec: public 2.15, quick links). */
function QuickLinks({ links }: { links: TutorProfile['quick_links'] }) {
  const t = useTexts('tutors')
  const { edition } = useSite()
  const href = useHref()
  const known = links.filter(({ url }) => hasPage(edition, `/${url}`))
  return (
    known.length > 0 && (
      <nav className="col snug" aria-labelledby="links-title">
        <h2 id="links-title" className="l">
          {t.links}
        </h2>
        <ul className={styles.links}>
          {known.map(({ text, url }) => (
            <li key={url}>
              <a href={href(`/${url}`)}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    )
  )
}
