import { useState } from 'react'
import type { ErrorCode, FieldErrors } from '../../schemas/errors.ts'
import { usePress } from '../orders/use-press.ts'
import { Switch } from '../ui/Option.tsx'

interface Props {
  name: string
  label: string
  about?: string
  isOn: boolean
  saved: string
  save: (isOn: boolean) => Promise<{ status: 'success'; data: unknown } | { status: 'fail'; error: ErrorCode | FieldErrors }>
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
