import type { BlogCard } from '../../schemas/index.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { Articles, ArticlesShown } from './Articles.tsx'
import { usePostCards } from './cards.ts'

interface Props {
  blogs: readonly BlogCard[]
  /** Whose they are; absent: of all. */
  tutor?: number
}

/** Posts on a page about something else: of one tutor, or of all (spec: public 2.15, blog posts). */
export const Posts = (props: Props) => (
  <Articles of={props.blogs} id="posts">
    <Shown {...props} />
  </Articles>
)

function Shown({ blogs, tutor }: Props) {
  const t = useTexts('content').blog
  const href = useHref('blog')
  const isOfAll = tutor === undefined
  const all = (
    <a className="push" href={href(isOfAll ? pathTo('blog') : pathTo('blogAuthor', { id: tutor }))}>
      {isOfAll ? t.all : t.all_of_author}
    </a>
  )
  return <ArticlesShown cards={usePostCards(blogs)} id="posts" title={isOfAll ? t.title : t.of_tutor} all={all} />
}
