import { type MouseEvent, useEffect, useRef, useState } from 'react'
import ReactCrop, { convertToPixelCrop, type PercentCrop } from 'react-image-crop'
import sheet from 'react-image-crop/dist/ReactCrop.css?sheet'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useTexts } from '../../site.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import range from '../../ui/PriceRange.module.css'
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
  /** Why the part could not be used. */
  failure: string
  onCut: (part: Part) => void
  onClose: () => void
}

/** A square has handles at its corners alone. */
const edges = { nDragHandle: '', eDragHandle: '', sDragHandle: '', wDragHandle: '' }

/** The least side of the square, in percent of the longest that the photo has room for. */
const LEAST = 10

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

const middleOf = ({ x, y, width, height }: PercentCrop) => ({ x: x + width / 2, y: y + height / 2 })

/** The square of this side around a point, moved as far as the photo ends there; all in percent, the side of the longest one. */
function squareAt({ x, y }: { x: number; y: number }, side: number, { naturalWidth, naturalHeight }: HTMLImageElement): PercentCrop {
  const pixels = (side / 100) * Math.min(naturalWidth, naturalHeight)
  const width = (pixels / naturalWidth) * 100
  const height = (pixels / naturalHeight) * 100
  const within = (at: number, room: number) => Math.max(0, Math.min(at, room))
  return { unit: '%', x: within(x - width / 2, 100 - width), y: within(y - height / 2, 100 - height), width, height }
}

/** Chooses a square of a photo by mouse, finger or arrow keys; what is dragged can also be pressed: a place of the photo, a size on its slider. */
export function Cropper({ url, busy, failure, onCut, onClose }: Props) {
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
  const begin = (drawn: HTMLImageElement) => setPart(squareAt({ x: 50, y: 50 }, 100, drawn))
  const cut = () => {
    const drawn = image.current
    if (!drawn || !part) return
    const { x, y, width } = convertToPixelCrop(part, drawn.naturalWidth, drawn.naturalHeight)
    const side = Math.max(1, Math.floor(Math.min(width, drawn.naturalWidth, drawn.naturalHeight)))
    const within = (at: number, all: number) => Math.max(0, Math.min(Math.round(at), all - side))
    onCut({ x: within(x, drawn.naturalWidth), y: within(y, drawn.naturalHeight), width: side, height: side })
  }
  const side = part ? Math.max(part.width, part.height) : 100
  const press = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLImageElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setPart(squareAt({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }, side, currentTarget))
  }
  const resize = (to: number) => part && image.current && setPart(squareAt(middleOf(part), to, image.current))
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
            onLoad={({ currentTarget }) => begin(currentTarget)}
            onClick={press}
          />
        </ReactCrop>
      </div>
      <label className={styles.size}>
        {t.crop_size}
        <span className={range.track}>
          <input
            type="range"
            min={LEAST}
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
