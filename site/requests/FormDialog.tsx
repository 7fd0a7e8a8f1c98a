import { Dialog } from '../ui/Dialog.tsx'
import type { FramedForm } from './framed-form.ts'

interface Props extends FramedForm {
  id: string
  /** Word of the ×. */
  close: string
}

/** A form of the site that has a page of its own, over the page it was asked for on. */
export const FormDialog = ({ body, onClose, ...frame }: Props) => (
  <Dialog {...frame} onClose={() => onClose()}>
    {body}
  </Dialog>
)
