import { useTexts } from '../site.ts'
import { DialogFrame, dialogPage } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import type { FramedForm } from './framed-form.ts'
import styles from './OrderPage.module.css'

interface Props extends FramedForm {
  id: string
  /** Where the × leads. */
  closeTo: string
}

/** A form of the site that opens as a dialog elsewhere, as a page of its own (spec: decisions WEB-2). */
export function FormPage({ id, closeTo, title, before, body, foot, onClose }: Props) {
  const t = useTexts('requests')
  return (
    <section className={`${dialogPage} ${styles.root}`} aria-labelledby={`${id}-title`}>
      <DialogFrame
        id={id}
        heading="h1"
        before={before}
        title={title}
        close={
          <a className={styles.close} href={closeTo} aria-label={t.close} onClick={onClose}>
            <Icon d={icons.close} />
          </a>
        }
        foot={foot}
      >
        {body}
      </DialogFrame>
    </section>
  )
}
