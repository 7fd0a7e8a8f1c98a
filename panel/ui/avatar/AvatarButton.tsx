import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Avatar } from '../Avatar.tsx'
import { onDemand } from '../on-demand.tsx'
import type { AvatarCalls } from './AvatarDialog.tsx'

const AvatarDialog = onDemand(() => import('./AvatarDialog.tsx'), 'AvatarDialog')

interface Props extends AvatarCalls {
  /** The face as it is cut. */
  url: string | null
  name: string
  /** Whether the reader may change it; else it is a picture alone. */
  mayChange: boolean
}

/** A face which opens what can be done with it (spec: decisions API-15). */
export function AvatarButton({ url, name, mayChange, ...calls }: Props) {
  const [isOpen, setOpen] = useState(false)
  const translate = useTranslate()
  const face = <Avatar url={url} name={name} />
  if (!mayChange) return face
  return (
    <>
      <ButtonBase aria-label={translate('avatar.change')} title={translate('avatar.change')} onClick={() => setOpen(true)}>
        {face}
      </ButtonBase>
      {isOpen && <AvatarDialog {...calls} onClose={() => setOpen(false)} />}
    </>
  )
}
