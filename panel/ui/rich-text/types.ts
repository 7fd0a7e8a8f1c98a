import type { CommonInputProps } from 'react-admin'
import type { ShownPicture } from '../../../theme/pictures.ts'

export interface RichTextProps extends CommonInputProps {
  /** Keeps a picture; without it there are none. */
  addPicture?: (image: File) => Promise<ShownPicture>
}
