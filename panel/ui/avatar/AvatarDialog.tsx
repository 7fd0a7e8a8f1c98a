import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import ReactCrop from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { dataOf } from '../../../data-providers/index.ts'
import { pictureTypes } from '../../../schemas/upload-terms.ts'
import { LEAST_SIDE, middleOf, type PhotoPart, partAt, pixelsOf, pressedAt, sideOf, wholePart } from '../../../theme/photo-part.ts'
import { useCall } from '../../layout/call.ts'
import { Button } from '../Button.tsx'
import { Column, Push, Soft } from '../boxes.ts'

/** A part of the original in its pixels. */
export interface Part {
  x: number
  y: number
  width: number
  height: number
}
type Answered = Parameters<typeof dataOf<{ avatar_original: { url: string } | null }>>[0]

/** What can be done with a face. */
export interface AvatarCalls {
  /** Address of the picture that the face is cut from; null where there is none. */
  original: string | null
  set: (file: File) => Answered
  crop: (part: Part) => Answered
  remove: () => Answered
  onChanged: () => void
}
interface Props extends AvatarCalls {
  onClose: () => void
}

/** A photo is taken, cut square by mouse, finger, arrow keys or presses without drawing, or taken away; each is done at once (spec: decisions API-15). */
export function AvatarDialog({ original, set, crop, remove, onChanged, onClose }: Props) {
  const [url, setUrl] = useState(original)
  const [part, setPart] = useState<PhotoPart>()
  const image = useRef<HTMLImageElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const { isBusy, run } = useCall()
  const translate = useTranslate()
  const id = useId()
  const ariaLabels = Object.fromEntries(labels.map((label) => [label, translate(`avatar.${label}`)])) as Record<(typeof labels)[number], string>

  const does = async (call: () => Answered) => {
    const data = await run(() => dataOf(call()))
    if (data) onChanged()
    return data
  }
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    target.value = ''
    const data = chosen && (await does(() => set(chosen)))
    if (data) setUrl(data.avatar_original?.url ?? null)
  }
  const cut = async () => {
    const drawn = image.current
    if (part && drawn && (await does(() => crop(pixelsOf(part, drawn))))) onClose()
  }
  const side = part ? sideOf(part) : 100
  const resize = (to: number) => part && image.current && setPart(partAt(middleOf(part), to, image.current))
  const drop = async () => {
    if (await does(remove)) onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('avatar.change')}</DialogTitle>
      <DialogContent>
        {url ? (
          <Cutting>
            <ReactCrop
              {...(part && { crop: part })}
              aspect={1}
              minWidth={32}
              keepSelection
              ruleOfThirds
              ariaLabels={ariaLabels}
              onChange={(_, percent) => setPart(percent)}
            >
              {/* biome-ignore lint/a11y/noStaticElementInteractions: keys move the part that lies on it */}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: so they do */}
              <img
                ref={image}
                src={url}
                alt=""
                style={{ maxHeight: '60vh' }}
                onLoad={({ currentTarget }) => setPart(wholePart(currentTarget))}
                onClick={(event) => setPart(partAt(pressedAt(event), side, event.currentTarget))}
              />
            </ReactCrop>
            <Size>
              {translate('avatar.size')}
              <input type="range" min={LEAST_SIDE} max={100} value={Math.round(side)} onChange={({ target }) => resize(Number(target.value))} />
            </Size>
            <Soft>{translate('avatar.hint')}</Soft>
          </Cutting>
        ) : (
          <Soft>{translate('avatar.none')}</Soft>
        )}
        <input ref={file} type="file" accept={pictureTypes.join()} hidden aria-label={translate('avatar.upload')} onChange={take} />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {translate('common.close')}
        </Button>
        <Push />
        {url && (
          <Button variant="outlined" color="error" icon="bin" isBusy={isBusy} onClick={drop}>
            {translate('avatar.remove')}
          </Button>
        )}
        <Button variant={url ? 'outlined' : 'contained'} isBusy={isBusy} onClick={() => file.current?.click()}>
          {translate(url ? 'avatar.upload_other' : 'avatar.upload')}
        </Button>
        {url && (
          <Button variant="contained" icon="check" isBusy={isBusy} onClick={cut}>
            {translate('avatar.crop')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** Handles for a finger, none of them cut off at the top; the dashes of the frame stand still. */
const Cutting = styled(Column)({
  paddingTop: '.875rem',
  '& .ReactCrop': { '--rc-drag-handle-size': '1.75rem', '--rc-drag-handle-mobile-size': '1.75rem', justifySelf: 'start' },
  '& .ReactCrop .ReactCrop__drag-handle': { border: '2px solid var(--on-accent)', borderRadius: '50%', background: 'var(--accent)' },
  '& .ReactCrop .ReactCrop__crop-selection.ReactCrop__crop-selection': { animation: 'none' },
})
const Size = styled('label')({ '& input': { display: 'block', width: '100%', height: '1.75rem', margin: 0, accentColor: 'var(--accent)' } })

/** What a reader hears of the frame and its handles. */
const labels = [
  'cropArea',
  'nwDragHandle',
  'nDragHandle',
  'neDragHandle',
  'eDragHandle',
  'seDragHandle',
  'sDragHandle',
  'swDragHandle',
  'wDragHandle',
] as const
