import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import type { Blog } from '../../schemas/index.ts'
import { formatNumber } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { Part } from '../moderation/boxes.ts'
import { useContent } from '../moderation/fields.tsx'
import { VerbButton } from '../moderation/VerbButton.tsx'
import { slugs } from '../slugs.ts'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { Moment } from '../ui/moments.tsx'
import { useVerb } from '../ui/record/verb.ts'

const Meter = styled('progress')({
  display: 'block',
  width: '100%',
  height: '.5rem',
  border: 0,
  borderRadius: 'var(--r-full)',
  overflow: 'hidden',
  appearance: 'none',
  background: 'var(--mute-soft)',
  '&::-webkit-progress-bar': { background: 'none' },
  '&::-webkit-progress-value': { background: 'var(--info)' },
  '&::-moz-progress-bar': { background: 'var(--info)' },
})

const Passages = styled('ol')({
  display: 'grid',
  gap: '.75rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { paddingLeft: '.75rem', borderLeft: '3px solid var(--info)', overflowWrap: 'anywhere' },
  '& i': { fontStyle: 'normal', fontWeight: 650, fontSize: '.6875rem', color: 'var(--info)' },
})

/** Letters of a passage that are enough to know it; the whole of it is marked in the text. */
const SHOWN = 140
const shortened = (text: string) => (text.length > SHOWN ? text.slice(0, SHOWN).replace(/\s\S*$/, '') : text)

/** How much of a post is its own, and each passage that another post has too, numbered as in the text. */
export function UniquenessPart() {
  const blog = useContent() as Blog | undefined
  const { isBusy, act } = useVerb<Blog>()
  const edition = useEdition()
  const translate = useTranslate()
  if (!blog) return null
  const { id, uniqueness } = blog
  const check = () =>
    act(async () => {
      await dataOf(api.post('/admin/blog/check_uniqueness', { id }))
      return (await dataOf(api.get('/admin/blog/get', { id }))).blog
    }, 'blogs.check_done')
  return (
    <Part>
      <Row>
        <h2>{translate('blogs.uniqueness')}</h2>
        <Push />
        {uniqueness && <b>{uniqueness.percent} %</b>}
      </Row>
      {uniqueness ? (
        <>
          <Meter value={uniqueness.percent} max={100} aria-label={translate('blogs.uniqueness')} />
          <Soft as="p">
            <small>
              {translate('blogs.compared', {
                smart_count: uniqueness.compared,
                count: formatNumber(uniqueness.compared, edition, edition.panelLanguage),
              })}
              , <Moment at={uniqueness.checked_at} />
            </small>
          </Soft>
        </>
      ) : (
        <Soft as="p">{translate('blogs.not_checked')}</Soft>
      )}
      <div>
        <VerbButton label={uniqueness ? 'blogs.check_again' : 'blogs.check'} letter="u" isBusy={isBusy} onClick={check} />
      </div>
      {uniqueness && uniqueness.matches.length > 0 && (
        <Passages aria-label={translate('blogs.matches')}>
          {uniqueness.matches.map(({ blog_id, name, tutor_name, own, from, words, text }, at) => (
            <li key={from}>
              <p>
                <i>{at + 1}</i> <b>{translate('blogs.words', { smart_count: words })}</b> <Link to={pathTo(slugs.blogs, blog_id)}>{name}</Link>{' '}
                <Soft>
                  {tutor_name}
                  {own && `, ${translate('blogs.own')}`}
                </Soft>
              </p>
              <Soft as="p">
                <small>…{shortened(text)}…</small>
              </Soft>
            </li>
          ))}
        </Passages>
      )}
    </Part>
  )
}
