import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { CONTENT_STATUS, mayDo } from '../../schemas/content-life.ts'
import type { Ad, Blog } from '../../schemas/index.ts'
import { Push } from '../ui/boxes.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useSubmit } from '../ui/form/submit.ts'
import { useVerb } from '../ui/record/verb.ts'
import { Foot } from './boxes.ts'
import { useGoOn } from './go-on.ts'
import { QueueLinks } from './QueueLinks.tsx'
import type { QueueStart } from './queue.ts'
import { RemoveButton } from './RemoveButton.tsx'
import { RevisionForm } from './RevisionForm.tsx'
import { VerbButton } from './VerbButton.tsx'

type Content = Ad | Blog
/** An ad or a post as it was read: what was changed or decided since is to be read first. */
export type AsRead = Pick<Content, 'id' | 'version' | 'status'>

/** What staff can do with an ad or a post; each is a call that answers it as it became. */
export interface ContentVerbs {
  publish: (content: AsRead) => Promise<Content>
  revise: (content: AsRead, revision_comment: string) => Promise<Content>
  remove: (id: number) => Promise<Content>
  /** Takes it off the site as its tutor may; absent where no call does. */
  turnOff?: (content: Content) => Promise<Content>
}

interface Props {
  verbs: ContentVerbs
  start: QueueStart
  /** What is often to be mended in its kind. */
  reasons: readonly string[]
  onEdit: () => void
}

/** The decision about an ad or a post; once it is made the next one of the queue stands there. */
export function ContentBar({ verbs, start, reasons, onEdit }: Props) {
  const content = useRecordContext<Content>()
  const [asked, setAsked] = useState<'revision' | 'deletion' | null>(null)
  const { isBusy, act, show, readAgain } = useVerb<Content>()
  const goOn = useGoOn(start)
  const translate = useTranslate()
  const close = () => setAsked(null)
  const revise = useSubmit(({ of, revision_comment }: { of: AsRead; revision_comment: string }) => verbs.revise(of, revision_comment), {
    done: 'moderation.sent_back',
    onDone: (answer) => {
      show(answer)
      goOn()
    },
    onRefused: () => {
      readAgain()
      return false
    },
  })
  if (!content) return null
  const { id, status } = content
  const { turnOff } = verbs
  const publish = async () => {
    if (await act(() => verbs.publish(content), 'moderation.published')) goOn()
  }
  const remove = async () => {
    const isDone = await act(() => verbs.remove(id), 'toast.deleted')
    if (isDone) goOn()
    return true
  }
  if (asked === 'revision')
    return (
      <Foot>
        <RevisionForm reasons={reasons} onSubmit={({ revision_comment }) => revise({ of: content, revision_comment })} onClose={close} />
      </Foot>
    )
  return (
    <Foot>
      {mayDo('set_published', status) && (
        <VerbButton label="moderation.publish" icon="check" letter="p" variant="contained" isBusy={isBusy} onClick={publish} />
      )}
      {mayDo('set_need_revision', status) && <VerbButton label="moderation.revise" icon="edit" letter="r" onClick={() => setAsked('revision')} />}
      {turnOff && mayDo('set_off', status) && (
        <VerbButton label="moderation.turn_off" icon="pause" isBusy={isBusy} onClick={() => void act(() => turnOff(content), 'toast.saved')} />
      )}
      <QueueLinks start={start} />
      {status !== CONTENT_STATUS.deleted && <VerbButton label="common.edit" letter="e" variant="text" onClick={onEdit} />}
      <Push />
      {mayDo('set_deleted', status) && <RemoveButton isBusy={isBusy} onClick={() => setAsked('deletion')} />}
      {asked === 'deletion' && (
        <ConfirmDialog
          title={translate('common.delete_asked', { name: content.name })}
          text={translate('moderation.delete_text')}
          verb={translate('ra.action.delete')}
          onConfirm={remove}
          onClose={close}
        />
      )}
    </Foot>
  )
}
