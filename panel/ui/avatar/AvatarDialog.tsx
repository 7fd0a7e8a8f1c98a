import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import ReactCrop, { centerCrop, convertToPixelCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { dataOf } from '../../../data-providers/index.ts'
import { pictureTypes } from '../../../schemas/upload-terms.ts'
import { useCall } from '../../layout/call.ts'
import { Button } from '../Button.tsx'
import { Push, Soft } from '../boxes.ts'

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

/** A photo is taken, cut square by mouse, finger or arrow keys, or taken away; each is done at once (spec: decisions API-15). */
export function AvatarDialog({ original, set, crop, remove, onChanged, onClose }: Props) {
  const [url, setUrl] = useState(original)
  const [part, setPart] = useState<PercentCrop>()
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
  /** The middle of a picture that was just drawn. */
  const begin = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => {
    const share = (Math.min(width, height) / width) * 100
    setPart(centerCrop(makeAspectCrop({ unit: '%', width: share }, 1, width, height), width, height))
  }
  const cut = async () => {
    const drawn = image.current
    if (!drawn || !part) return
    const { x, y, width } = convertToPixelCrop(part, drawn.naturalWidth, drawn.naturalHeight)
    const side = Math.max(1, Math.floor(Math.min(width, drawn.naturalWidth, drawn.naturalHeight)))
    const within = (at: number, all: number) => Math.max(0, Math.min(Math.round(at), all - side))
    const sent = { x: within(x, drawn.naturalWidth), y: within(y, drawn.naturalHeight), width: side, height: side }
    if (await does(() => crop(sent))) onClose()
  }
  const drop = async () => {
    if (await does(remove)) onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('avatar.change')}</DialogTitle>
      <DialogContent>
        {url ? (
          <>
            <ReactCrop
              {...(part && { crop: part })}
              aspect={1}
              minWidth={32}
              keepSelection
              ruleOfThirds
              ariaLabels={ariaLabels}
              onChange={(_, percent) => setPart(percent)}
            >
              <img ref={image} src={url} alt="" style={{ maxHeight: '60vh' }} onLoad={({ currentTarget }) => begin(currentTarget)} />
            </ReactCrop>
            <div>
              <Soft>{translate('avatar.hint')}</Soft>
            </div>
          </>
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
