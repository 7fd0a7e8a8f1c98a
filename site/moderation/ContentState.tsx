import { CONTENT_STATUS, type ContentStatus, type OwnContentAction } from '../../schemas/content-life.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Note } from '../ui/Note.tsx'
import { type Changing, ContentActions, type ContentWords } from './ContentActions.tsx'
import { ContentBadge } from './ContentBadge.tsx'

interface Props {
  item: { id: number; name: string; status: number; revision_comment: string; actions: readonly OwnContentAction[] }
  words: ContentWords & {
    status: Readonly<Record<ContentStatus, string>>
    about: Readonly<Record<Exclude<ContentStatus, typeof CONTENT_STATUS.deleted>, string>>
  }
  change: Changing
  /** Where they all are. */
  home: string
}

/** Where an ad or a post stands, what is to be mended in it, and what can be done with it as a whole. */
export function ContentState({ item, words, change, home }: Props) {
  const { reload, go } = useCabinet()
  const { status } = item
  if (status === CONTENT_STATUS.deleted) return <Empty title={words.status[status]} drawing="archive" />
  const isReturned = status === CONTENT_STATUS.needs_revision
  return (
    <>
      <div className="row">
        <ContentBadge status={status} words={words.status} />
        <ContentActions item={item} words={words} change={change} onDone={(action) => (action === 'set_deleted' ? go(home) : reload())} />
      </div>
      <Note tone={isReturned ? 'mark' : 'info'}>
        <p>{words.about[status as keyof typeof words.about]}</p>
        {isReturned && <p>{item.revision_comment}</p>}
      </Note>
    </>
  )
}
