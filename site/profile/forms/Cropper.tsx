import { useEffect, useRef, useState } from 'react'
import ReactCrop, { centerCrop, convertToPixelCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import sheet from 'react-image-crop/dist/ReactCrop.css?sheet'
import { useTexts } from '../../site.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './Cropper.module.css'

/** A part of the original in its pixels. */
interface Part {
  x: number
  y: number
  width: number
  height: number
}
interface Props {
  url: string
  busy: boolean
  onCut: (part: Part) => void
  onClose: () => void
}

/** What a reader hears of the frame and its handles. */
const handles = ['nwDragHandle', 'nDragHandle', 'neDragHandle', 'eDragHandle', 'seDragHandle', 'sDragHandle', 'swDragHandle', 'wDragHandle'] as const

/** The styles of the cropper, for as long as it is open. */
function useSheet() {
  useEffect(() => {
    const added = new CSSStyleSheet()
    added.replaceSync(sheet.css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, added]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added)
    }
  }, [])
}

/** Chooses a square of a photo by mouse, finger or arrow keys. */
export function Cropper({ url, busy, onCut, onClose }: Props) {
  const t = useTexts('profile-forms')
  const common = useTexts('common')
  const [part, setPart] = useState<PercentCrop>()
  const image = useRef<HTMLImageElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const isDrawn = part !== undefined
  useSheet()
  // the arrow keys move it from the start
  useEffect(() => {
    if (isDrawn) box.current?.querySelector<HTMLElement>('[role=group]')?.focus()
  }, [isDrawn])
  /** The middle of a picture that was just drawn. */
  const begin = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => {
    const share = (Math.min(width, height) / width) * 100
    setPart(centerCrop(makeAspectCrop({ unit: '%', width: share }, 1, width, height), width, height))
  }
  const cut = () => {
    const drawn = image.current
    if (!drawn || !part) return
    const { x, y, width } = convertToPixelCrop(part, drawn.naturalWidth, drawn.naturalHeight)
    const side = Math.max(1, Math.floor(Math.min(width, drawn.naturalWidth, drawn.naturalHeight)))
    const within = (at: number, all: number) => Math.max(0, Math.min(Math.round(at), all - side))
    onCut({ x: within(x, drawn.naturalWidth), y: within(y, drawn.naturalHeight), width: side, height: side })
  }
  const labels = Object.fromEntries(handles.map((handle) => [handle, t.crop_handle])) as Record<(typeof handles)[number], string>
  return (
    <Dialog
      id="cropper"
      title={t.which_part}
      close={common.close}
      onClose={onClose}
      foot={
        <div className="row">
          <Button look="line" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button className="push" busy={busy} disabled={!isDrawn} onClick={cut}>
            {t.use_part}
          </Button>
        </div>
      }
    >
      <div ref={box} className={styles.root}>
        <ReactCrop
          {...(part && { crop: part })}
          aspect={1}
          minWidth={32}
          keepSelection
          ruleOfThirds
          ariaLabels={{ cropArea: t.crop_area, ...labels }}
          onChange={(_, percent) => setPart(percent)}
        >
          {/* nothing stands in for it: that would be cut instead */}
          <img ref={image} className={styles.image} src={url} alt="" data-fallback="" onLoad={({ currentTarget }) => begin(currentTarget)} />
        </ReactCrop>
      </div>
      <p className="s soft">{t.crop_hint}</p>
    </Dialog>
  )
}
