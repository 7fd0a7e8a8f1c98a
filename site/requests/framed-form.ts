import type { MouseEvent, ReactNode } from 'react'

/** What the form gives to the frame around it, a page or a dialog. */
export interface FramedForm {
  title: ReactNode
  before: ReactNode
  body: ReactNode
  foot: ReactNode
  onClose: (event?: MouseEvent) => void
}
