import type { PublicVideo } from '../../schemas/index.ts'
import { fill, plural } from '../../theme/words.ts'
import { Html } from '../articles/Html.tsx'
import { TutorVideo } from '../behaviours/index.ts'
import { WithCrumbs } from '../layout/WithCrumbs.tsx'
import { ListFoot } from '../lists/ListFoot.tsx'
import { listAddress, pageAsked } from '../lists/list-query.ts'
import { failed, page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { headOf } from '../server/head.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import video from '../tutors/profile/ProfileVideo.module.css'
import { LinkButton } from '../ui/Button.tsx'
import { Drawing } from '../ui/Drawing.tsx'
import { Empty } from '../ui/Empty.tsx'
import styles from './Videos.module.css'

const PATH = pathTo('videos')

/** Videos in the page's language; each is played where it stands, and loads nothing of others before (spec: decisions CNT-6). */
export const videos = page({
  cache: 300,
  keeps: ['page', 'lesson'],
  async load({ api, language, query }) {
    const { lesson } = query
    const answer = await api.get('/client/videos', { lang: language, ...pageAsked(query), ...(lesson && { lesson }) })
    return answer.status === 'success' ? { ...answer.data, lesson: lesson ?? null } : failed(answer)
  },
  head: (data) => headOf(data),
  langLinks: ({ lang_links }) => lang_links,
  View: ({ data }) => {
    const { edition, language } = useSite()
    const t = useTexts('content').videos
    const { no_results } = useTexts('search')
    const href = useHref()
    return (
      <WithCrumbs breadcrumbs={data.breadcrumbs}>
        <h1>{data.metatags.h1}</h1>
        {data.videos.length === 0 ? (
          <Empty title={no_results} drawing="video">
            <LinkButton href={href(PATH)}>{t.all}</LinkButton>
          </Empty>
        ) : (
          <>
            <ul className={styles.list}>
              {data.videos.map((one) => (
                <li key={one.id}>
                  <Video video={one} />
                </li>
              ))}
            </ul>
            <ListFoot
              found={plural(t.found, data.total_count, edition, language)}
              page={data.page}
              pages={data.pages_count}
              href={(page) => href(listAddress(PATH, { lesson: data.lesson }, page))}
            />
          </>
        )}
        {data.metatags.h2text && <Html html={data.metatags.h2text} />}
      </WithCrumbs>
    )
  },
})

function Video({ video: { name, description, video_id } }: { video: PublicVideo }) {
  const t = useTexts('content').videos
  return (
    <article className="col snug">
      <TutorVideo id={video_id} title={fill(t.frame, { name })}>
        <LinkButton
          look="line"
          className={`${video.button} ${styles.poster}`}
          href={`https://www.youtube.com/watch?v=${video_id}`}
          target="_blank"
          rel="noopener nofollow"
          aria-label={`${t.play}: ${name}`}
        >
          <Drawing name="video" />
          {t.play}
        </LinkButton>
      </TutorVideo>
      <h2 className="l">{name}</h2>
      {description && <p className="soft">{description}</p>}
    </article>
  )
}
