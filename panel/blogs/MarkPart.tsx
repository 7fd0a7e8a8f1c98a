import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { CONTENT_STATUS } from '../../schemas/content-life.ts'
import { BLOG_MARK } from '../../schemas/content-limits.ts'
import type { Blog } from '../../schemas/index.ts'
import { Part } from '../moderation/boxes.ts'
import { useContent } from '../moderation/fields.tsx'
import { useVerb } from '../ui/record/verb.ts'

const Marks = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: '.5rem', fontSize: 'var(--t-s)', fontWeight: 650 },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(11, minmax(0, 1fr))',
    maxWidth: '24rem',
    border: '1px solid var(--edge)',
    borderRadius: 'var(--r-s)',
    overflow: 'clip',
  },
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: '2rem',
    fontSize: 'var(--t-xs)',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& label + label': { borderLeft: '1px solid var(--rule)' },
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
  '& label:has(:checked)': { background: 'var(--accent-soft)', color: 'var(--accent)', boxShadow: 'inset 0 -3px var(--accent)' },
  '& label:hover': { background: 'var(--sunk)' },
  '& label:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: -3 },
  '@media (forced-colors: active)': { '& label:has(:checked)': { border: '2px solid Highlight' } },
})

const [least, most] = BLOG_MARK
const marks = Array.from({ length: most - least + 1 }, (_, at) => least + at)

/** The mark of quality, which only staff see; a press saves it (spec: decisions CNT-3). */
export function MarkPart() {
  const blog = useContent() as Blog | undefined
  const { isBusy, act } = useVerb<Blog>()
  const translate = useTranslate()
  if (!blog) return null
  const { id, mark, status } = blog
  const give = (given: number) => act(async () => (await dataOf(api.post('/admin/blog/set_mark', { id, mark: given }))).blog)
  return (
    <Part>
      <Marks disabled={isBusy || status === CONTENT_STATUS.deleted}>
        <legend>{translate('blogs.mark')}</legend>
        <div>
          {marks.map((one) => (
            <label key={one}>
              <input type="radio" name="mark" aria-label={String(one)} checked={mark === one} onChange={() => give(one)} />
              {one}
            </label>
          ))}
        </div>
      </Marks>
    </Part>
  )
}
