import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { holdPage } from '../browser/hold-page.ts'
import { IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import styles from './Dialog.module.css'
import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'

interface Props {
  id: string
  title: ReactNode
  /** Word of the ×. */
  close: string
  /** Esc and × ask for this; what holds unsaved text asks back before it takes the dialog away. */
  onClose: () => void
  /** Beside the title: a portrait. */
  before?: ReactNode
  /** Between the title and the ×: a sideways step. */
  beside?: ReactNode
  /** The actions, the main one right. */
  foot?: ReactNode
  children: ReactNode
  className?: string
}

/** Of a dialog that is open as long as it is drawn. */
function useModal() {
  const box = useRef<HTMLDialogElement>(null)
  // a layout effect ends before the dialog leaves the page, so that closing it gives the focus back
  useLayoutEffect(() => {
    const dialog = box.current
    if (dialog && !dialog.open) dialog.showModal()
    const letGo = holdPage()
    return () => {
      dialog?.close()
      letGo()
    }
  }, [])
  // at the second Esc, or way back of a phone, browsers close it whatever was said to the first
  return { ref: box, onClose: () => box.current?.showModal() }
}

/** A modal dialog, open as long as it is drawn; it fills the screen up to 560 px. */
export function Dialog({ id, title, close, onClose, before, beside, foot, children, className }: Props) {
  return (
    <dialog
      {...useModal()}
      className={classes(styles.root, className)}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <DialogFrame id={id} title={title} before={before} beside={beside} close={<CloseButton label={close} onClick={onClose} />} foot={foot}>
        {children}
      </DialogFrame>
    </dialog>
  )
}

const CloseButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <IconButton label={label} onClick={onClick}>
    <Icon d={icons.close} />
  </IconButton>
)

/** A modal dialog that goes only with an answer. */
export function BlockingDialog({ id, title, foot, children }: Pick<Props, 'id' | 'title' | 'foot' | 'children'>) {
  return (
    <dialog
      {...useModal()}
      className={styles.root}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <DialogFrame id={id} title={title} close={null} foot={foot}>
        {children}
      </DialogFrame>
    </dialog>
  )
}

type FrameProps = Pick<Props, 'id' | 'title' | 'before' | 'beside' | 'foot' | 'children'> & { close: ReactNode; heading?: 'h1' | 'h2' }

/** Head, body and foot of a dialog; a page of its own shows the same (`styles.page`). */
export const DialogFrame = ({ id, title, before, beside, close, foot, children, heading: Heading = 'h2' }: FrameProps) => (
  <>
    <header className={styles.head}>
      <div className="row">
        {before}
        <Heading className={styles.title} id={`${id}-title`}>
          {title}
        </Heading>
      </div>
      {beside}
      {close}
    </header>
    <div className={styles.body}>{children}</div>
    {foot && <footer className={styles.foot}>{foot}</footer>}
  </>
)

/** A form that is a page of its own in the shape of a dialog. */
export const dialogPage = classes(styles.root, styles.page)
