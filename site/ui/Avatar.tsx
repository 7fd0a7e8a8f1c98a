import styles from './Avatar.module.css'
import { classes } from './classes.ts'

const pixels = { xs: 32, s: 44, m: 72, l: 96, xl: 112, xxl: 130 } as const

type AvatarSize = keyof typeof pixels

/** What stands for a missing or broken portrait (spec: public 2.13). */
const noImage = '/img/no_images.png'

/** A portrait's file, and the one for dense screens. */
export interface Portrait {
  url: string
  url_2x: string
}

interface Props {
  src: Portrait | string | null | undefined
  size?: AvatarSize
  /** Empty where the name stands beside it. */
  alt?: string
  /** The first screen's portraits load at once. */
  eager?: boolean
  className?: string
}

/**
 * A tutor's portrait, of the file for dense screens on all of them: most are, and two names for each face were a tenth of a list's HTML. The loader puts
 * `noImage` in place of one that can't be loaded.
 */
export const Avatar = ({ src, size = 'm', alt = '', eager, className }: Props) => (
  <img
    className={classes(styles.root, size !== 'm' && styles[size], className)}
    src={(typeof src === 'object' ? src?.url_2x : src) || noImage}
    alt={alt}
    width={pixels[size]}
    height={pixels[size]}
    loading={eager ? undefined : 'lazy'}
    decoding="async"
    data-fallback={noImage}
  />
)

/** The first letter of a client's name. */
export const LetterAvatar = ({ name, size = 's' }: { name: string; size?: AvatarSize }) => (
  <span className={classes(styles.root, styles.letter, size !== 'm' && styles[size])} aria-hidden="true">
    {[...name.trim()][0]?.toUpperCase()}
  </span>
)
