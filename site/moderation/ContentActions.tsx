import { useState } from 'react'
import type { AnswerOf } from '../../data-providers/api.ts'
import { type ContentStatus, type OwnContentAction, ownContentLife } from '../../schemas/content-life.ts'
import { fill } from '../../theme/words.ts'
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx'
import { usePress } from '../orders/use-press.ts'
import { useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'

type Words = Readonly<Record<OwnContentAction, string>>

export interface ContentWords {
  actions: Words
  done: Words
  /** Asked before it is gone for good. */
  remove: { title: string; text: string; yes: string }
}

/** Asks the server for another status. */
export type Changing = (asked: { id: number; new_status: ContentStatus }) => Promise<AnswerOf<unknown>>

interface Props {
  item: { id: number; name: string; actions: readonly OwnContentAction[] }
  words: ContentWords
  change: Changing
  /** It is what the action made of it. */
  onDone: (action: OwnContentAction) => void
}

/** What a tutor does with an own ad or post as a whole; before it is gone for good we ask. */
export function ContentActions({ item: { id, name, actions }, words, change, onDone }: Props) {
  const { cancel } = useTexts('common')
  const doing = usePress([])
  const [asking, setAsking] = useState(false)
  const take = (action: OwnContentAction) =>
    doing.run(
      action,
      () => change({ id, new_status: ownContentLife[action].to }),
      words.done[action],
      () => onDone(action),
    )
  const remove = async () => {
    setAsking(false)
    await take('set_deleted')
  }
  return (
    <>
      {asking && (
        <LeaveQuestion
          title={words.remove.title}
          text={fill(words.remove.text, { name })}
          leave={words.remove.yes}
          stay={cancel}
          onLeave={remove}
          onStay={() => setAsking(false)}
        />
      )}
      {actions.map((action) => (
        <Button
          key={action}
          hidden={asking}
          look={action === 'set_deleted' ? 'bare' : 'line'}
          busy={doing.busy === action}
          aria-label={`${words.actions[action]}: ${name}`}
          onClick={() => (action === 'set_deleted' ? setAsking(true) : take(action))}
        >
          {words.actions[action]}
        </Button>
      ))}
    </>
  )
}
