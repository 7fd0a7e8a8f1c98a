import { useState } from 'react'
import type { AnswerOf } from '../../data-providers/api.ts'
import { usePress } from '../orders/use-press.ts'
import { Switch } from '../ui/Option.tsx'

interface Props {
  name: string
  label: string
  about?: string
  isOn: boolean
  saved: string
  save: (isOn: boolean) => Promise<AnswerOf<unknown>>
}

/** A choice that is saved as soon as it is made; one that could not be goes back to what it was. */
export function ChoiceSwitch({ name, label, about, isOn, saved, save }: Props) {
  const doing = usePress([])
  const [shown, setShown] = useState(isOn)
  const turn = async (wanted: boolean) => {
    setShown(wanted)
    const isDone = await doing.run(
      name,
      () => save(wanted),
      saved,
      () => {},
    )
    if (!isDone) setShown(!wanted)
  }
  return (
    <Switch name={name} checked={shown} aria-busy={doing.busy !== null || undefined} onChange={({ currentTarget }) => turn(currentTarget.checked)}>
      {label}
      {about && (
        <>
          {' '}
          <br />
          <small className="soft">{about}</small>
        </>
      )}
    </Switch>
  )
}
