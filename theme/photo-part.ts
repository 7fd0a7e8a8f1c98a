/** A square of a photo, in percent of its width and height: what a face is cut from. */
export interface PhotoPart {
  unit: '%'
  x: number
  y: number
  width: number
  height: number
}

/** Of a picture that is drawn, in its own pixels. */
interface Photo {
  naturalWidth: number
  naturalHeight: number
}
interface Point {
  x: number
  y: number
}

/** The least side of a part, in percent of the longest that its photo has room for. */
export const LEAST_SIDE = 10

export const middleOf = ({ x, y, width, height }: PhotoPart): Point => ({ x: x + width / 2, y: y + height / 2 })

/** In percent of the longest that its photo has room for. */
export const sideOf = ({ width, height }: PhotoPart): number => Math.max(width, height)

const within = (at: number, room: number) => Math.max(0, Math.min(at, room))

/** The part of this side around a point, moved as far as the photo ends there. */
export function partAt({ x, y }: Point, side: number, { naturalWidth, naturalHeight }: Photo): PhotoPart {
  const pixels = (side / 100) * Math.min(naturalWidth, naturalHeight)
  const width = (pixels / naturalWidth) * 100
  const height = (pixels / naturalHeight) * 100
  return { unit: '%', x: within(x - width / 2, 100 - width), y: within(y - height / 2, 100 - height), width, height }
}

/** The longest part, in the middle. */
export const wholePart = (photo: Photo): PhotoPart => partAt({ x: 50, y: 50 }, 100, photo)

/** Where a drawn photo was pressed, in percent of it. */
export function pressedAt({ clientX, clientY, currentTarget }: { clientX: number; clientY: number; currentTarget: Element }): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }
}

/** A part in whole pixels of the photo, none of them outside it. */
export function pixelsOf({ x, y, width }: PhotoPart, { naturalWidth, naturalHeight }: Photo) {
  const side = Math.max(1, Math.floor(Math.min((width / 100) * naturalWidth, naturalWidth, naturalHeight)))
  const at = (percent: number, all: number) => within(Math.round((percent / 100) * all), all - side)
  return { x: at(x, naturalWidth), y: at(y, naturalHeight), width: side, height: side }
}
