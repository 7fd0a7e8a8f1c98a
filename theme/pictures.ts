/** Widths in pixels in which pictures that people sent are served beside their own. */
export const pictureWidths = [336, 672, 1008, 1344] as const
/** Formats of these, the smallest first; browsers that read neither get the picture itself. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** A picture as answers give it. */
export interface ShownPicture {
  /** `/api/uploads/4f…9a.webp` */
  url: string
  width: number
  height: number
}

/** Digits of a hash that name a kept file: 64 bits, which no two of a million files share by chance, and a list of tutors names forty. */
export const NAME_DIGITS = 16
/** Before the dot of a kept file's name; older ones have twice the digits. */
export const keptName = `[0-9a-f]{${NAME_DIGITS}}(?:[0-9a-f]{${NAME_DIGITS}})?`
/** The address of a kept picture, its file as the one group. */
export const keptPicture = `/api/uploads/(${keptName}\\.webp)`

const kept = new RegExp(`^/api/uploads/(${keptName})\\.webp$`)

/** `srcset` of the sizes of a kept picture that are smaller than it is, ended by the picture itself where that is a `webp`; undefined for one that has none. */
export function sizesOf({ url, width }: Pick<ShownPicture, 'url' | 'width'>, format: PictureFormat): string | undefined {
  const name = kept.exec(url)?.[1]
  const widths = pictureWidths.filter((one) => one < width)
  if (!name || widths.length === 0) return undefined
  const sized = widths.map((one) => `/api/uploads/sizes/${name}-${one}.${format} ${one}w`)
  return [...sized, ...(format === 'webp' ? [`${url} ${width}w`] : [])].join(', ')
}
