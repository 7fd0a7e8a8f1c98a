import type { CommonInputProps } from 'react-admin'

export interface RichTextProps extends CommonInputProps {
  /** Keeps a picture and answers its address; without it there are none. */
  addPicture?: (image: File) => Promise<string>
}
