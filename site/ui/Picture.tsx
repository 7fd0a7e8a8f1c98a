import { type ShownPicture, sizesOf } from '../../theme/pictures.ts'
import { PLACEHOLDER } from '../../theme/placeholder.ts'
import { classes } from './classes.ts'
import styles from './Picture.module.css'

const placeholder = { url: PLACEHOLDER, width: 335, height: 188 }

interface Props {
  image: ShownPicture | null
  /** How wide it is drawn, as the attribute `sizes` says it. */
  sizes: string
  /** Empty where the words beside it say the same. */
  alt?: string
  /** Of the first screen. */
  eager?: boolean
  /** Cut to the form of a card, 335 to 188. */
  isCard?: boolean
  className?: string | undefined
}

/** A picture that somebody sent, in the size and format that the reader's screen needs; its place is kept while it comes. */
export function Picture({ image, sizes, alt = '', eager, isCard, className }: Props) {
  const shown = image ?? placeholder
  const avif = sizesOf(shown, 'avif')
  return (
    <picture className={classes(styles.root, isCard && styles.card, className)}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={shown.url}
        srcSet={sizesOf(shown, 'webp')}
        sizes={sizes}
        alt={alt}
        width={shown.width}
        height={shown.height}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
