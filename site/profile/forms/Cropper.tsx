import { useEffect, useRef, useState } from 'react'
import ReactCrop from 'react-image-crop'
import sheet from 'react-image-crop/dist/ReactCrop.css?sheet'
import { LEAST_SIDE, middleOf, type PhotoPart, partAt, pixelsOf, pressedAt, sideOf, wholePart } from '../../../theme/photo-part.ts'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useTexts } from '../../site.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import range from '../../ui/PriceRange.module.css'
import styles from './Cropper.module.css'

interface Props {
  url: string
  busy: boolean
  /** Why the part could not be used. */
  failure: string
  /** With the part in pixels of the original. */
  onCut: (part: ReturnType<typeof pixelsOf>) => void
  onClose: () => void
}

/** A square has handles at its corners alone. */
const edges = { nDragHandle: '', eDragHandle: '', sDragHandle: '', wDragHandle: '' }

/** The styles of the cropper, for as long as it is open, among those that a page's own sheets may change. */
function useSheet() {
  useEffect(() => {
    const added = new CSSStyleSheet()
    added.replaceSync(`@layer ui{${sheet.css}}`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, added]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added)
    }
  }, [])
}

/** Chooses a square of a photo by mouse, finger or arrow keys; what is dragged can also be pressed: a place of the photo, a size on its slider. */
export function Cropper({ url, busy, failure, onCut, onClose }: Props) {
  const t = useTexts('profile-forms')
  const common = useTexts('common')
  const [part, setPart] = useState<PhotoPart>()
  const image = useRef<HTMLImageElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const isDrawn = part !== undefined
  useSheet()
  // the arrow keys move it from the start
  useEffect(() => {
    if (isDrawn) box.current?.querySelector<HTMLElement>('[role=group]')?.focus()
  }, [isDrawn])
  const side = part ? sideOf(part) : 100
  const cut = () => part && image.current && onCut(pixelsOf(part, image.current))
  const resize = (to: number) => part && image.current && setPart(partAt(middleOf(part), to, image.current))
  return (
    <Dialog
      id="cropper"
      title={t.which_part}
      close={common.close}
      onClose={onClose}
      foot={
        <>
          <Button look="line" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button className="push" busy={busy} disabled={!isDrawn} onClick={cut}>
            {t.use_part}
          </Button>
        </>
      }
    >
      <FormFailure>{failure}</FormFailure>
      <div ref={box} className={styles.root}>
        <ReactCrop
          {...(part && { crop: part })}
          aspect={1}
          minWidth={32}
          keepSelection
          ruleOfThirds
          ariaLabels={{ cropArea: t.crop_area, ...t.crop_corners, ...edges }}
          onChange={(_, percent) => setPart(percent)}
        >
          {/* nothing stands in for it: that would be cut instead */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keys move the part that lies on it */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: so they do */}
          <img
            ref={image}
            className={styles.image}
            src={url}
            alt=""
            data-fallback=""
            onLoad={({ currentTarget }) => setPart(wholePart(currentTarget))}
            onClick={(event) => setPart(partAt(pressedAt(event), side, event.currentTarget))}
          />
        </ReactCrop>
      </div>
      <label className={styles.size}>
        {t.crop_size}
        <span className={range.track}>
          <input
            type="range"
            min={LEAST_SIDE}
            max={100}
            value={Math.round(side)}
            disabled={!isDrawn}
            onInput={({ currentTarget }) => resize(Number(currentTarget.value))}
          />
        </span>
      </label>
      <p className="s soft">{t.crop_hint}</p>
    </Dialog>
  )
}
